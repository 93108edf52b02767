import '@campus/contracts/audit/page-messages';
import { expect, it } from 'vitest';
import { anAuditEntry } from '../../../testing/rows.ts';
import { formatMoment } from '../../lib/format-moment.ts';
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

it('says of a list of people which page it is from, in words', () => {
  const room = { page: 'roomAttendance', sfsRoom: 'hall_1', from: '2026-11-20T10:00:00.000Z', total: 41 };
  expect(changesOf({ before: {}, after: room })).toMatchObject([
    { field: 'Page', after: 'Room Attendance Report' },
    { field: 'Room (name on the servers)', after: 'hall_1' },
    { field: 'Total', after: '41' },
    { field: 'From', after: formatMoment('2026-11-20T10:00:00.000Z') },
  ]);
  const figure = { page: 'analyticsDashboard', graph: 'logins', date: '2026-11-20', sfsRoom: '' };
  expect(changesOf({ before: {}, after: figure })).toMatchObject([
    { field: 'Page', after: 'Dashboard' },
    { field: 'Graph', after: 'Logins by Day' },
    { field: 'Day', after: '2026-11-20' },
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

it('names settings as their page does', () => {
  const before = { 'Account.scavHuntMessage.instructionsHeader': 'Go' };
  const after = { 'Account.scavHuntMessage.instructionsHeader': 'Find it' };
  expect(changeSummary({ before, after })).toContain('Instructions header');
});
