import { expect, it } from 'vitest';
import { operationWords } from './operation-words.ts';

it('says an operation in words, and spells out one it does not know', () => {
  expect(operationWords('members.updateTeam')).toBe('Changed the team');
  expect(operationWords('roomPermissions.setDefault')).toBe('Room permissions: set default');
  expect(operationWords('')).toBe('');
});
