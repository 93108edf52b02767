import { expect, it } from 'vitest';
import { operationWords } from './operation-words.ts';

it('has words for an operation, and spells out an unknown one', () => {
  expect(operationWords('members.updateTeam')).toBe('Changed the team');
  expect(operationWords('roomPermissions.setDefault')).toBe('Room permissions: set default');
  expect(operationWords('')).toBe('');
});
