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
    before: { teamId: '8', title: '', hasBeenResent: false, badges: ['b1', 'b2'], theme: 'dark' },
    after: { theme: 'light', teamId: '26', title: 'Dean', hasBeenResent: true, permission: 'owner' },
  });
  expect(changesOf({ before, after })).toEqual([
    { field: 'Title', before: undefined, after: 'Dean' },
    { field: 'Role', before: undefined, after: 'Owner' },
    { field: 'Team', before: 'I', after: 'AA' },
    { field: 'Badges', before: 'b1, b2', after: undefined },
    { field: 'Sent again', before: 'No', after: 'Yes' },
    { field: 'theme', before: 'dark', after: 'light' },
  ]);
});

it('leaves out a field that is empty before and after', () => {
  expect(changesOf({ before: { title: '' }, after: { title: null, badges: [] } })).toEqual([]);
});
