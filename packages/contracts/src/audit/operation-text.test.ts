import { expect, it } from 'vitest';
import { operationText } from './operation-text.ts';

it('says that a session went on elsewhere, as a streaming start and the web demo do', () => {
  expect(operationText('auth.become')).toBe('Continued a session elsewhere');
});

it('has words for an operation, and spells out an unknown one', () => {
  expect(operationText('members.updateTeam')).toBe('Changed the team');
  expect(operationText('roomPermissions.setDefault')).toBe('Room permissions: set default');
  expect(operationText('')).toBe('');
});
