import '@campus/contracts/audit/page-messages';
import { expect, it } from 'vitest';
import { anAuditEntry } from '../../testing/rows.ts';
import { changeSummary, changesOf } from './changes.ts';

it('writes changed values as people read them, the best known fields first', () => {
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

it('says what was exported in words', () => {
  const after = { entries: 1234, operation: 'members.update', outcome: 'refused' };
  expect(changesOf({ before: {}, after }).map((change) => change.after)).toEqual([
    '1,234',
    'Changed a member',
    'Refused',
  ]);
});

it('leaves out a field that is empty before and after', () => {
  expect(changesOf({ before: { title: '' }, after: { title: null, badges: [] } })).toEqual([]);
});

it('sums up in one line what changed', () => {
  const summary = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    changeSummary({ before, after });
  expect(summary({ permission: 'member' }, { permission: 'leader' })).toBe('Role: Member → Leader');
  expect(summary({ title: 'Dean', teamId: '8' }, { teamId: '9' })).toBe('Title: Dean → nothing (+1)');
  expect(summary({}, { permission: 'leader' })).toBe('Role: Leader');
  expect(summary({}, {})).toBe('');
});
