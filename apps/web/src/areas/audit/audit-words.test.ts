import { expect, it } from 'vitest';
import { anAuditEntry } from '../../testing/rows.ts';
import { operationWords } from './audit-words.ts';
import { changesOf } from './changes.ts';

it('says an operation in words, and spells out one it does not know', () => {
  expect(operationWords('members.updateTeam')).toBe('Changed the team');
  expect(operationWords('roomPermissions.setDefault')).toBe('Room permissions: set default');
});

it('writes changed values as people read them', () => {
  const { before, after } = anAuditEntry({
    before: { teamId: '8', title: '', hasBeenResent: false, badges: ['b1'] },
    after: { teamId: '26', title: 'Dean', hasBeenResent: true, permission: 'owner' },
  });
  expect(changesOf({ before, after })).toEqual([
    { field: 'Team', before: 'I', after: 'AA' },
    { field: 'Title', before: undefined, after: 'Dean' },
    { field: 'Sent again', before: 'No', after: 'Yes' },
    { field: 'badges', before: '["b1"]', after: undefined },
    { field: 'Role', before: undefined, after: 'Owner' },
  ]);
});
