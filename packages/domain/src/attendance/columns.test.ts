import { expect, it } from 'vitest';
import { compareBy, defaultColumns, offeredColumns } from './columns.ts';
import { joinPeople } from './join-people.ts';

it('ATT-012 shows eight columns by default', () => {
  const shown = ['displayName', 'email', 'firstName', 'lastName', 'joinTime', 'leaveTime', 'minutes'];
  expect(defaultColumns).toEqual([...shown, 'talkMinutes']);
});

it('ATT-011 offers year of license, region and phone only to accounts that have them', () => {
  expect(offeredColumns(false)).toEqual([...defaultColumns, 'team', 'userId']);
  expect(offeredColumns(true)).toEqual([
    ...defaultColumns,
    'team',
    'yearLicensed',
    'region',
    'phone',
    'userId',
  ]);
});

it('ATT-006 sorts numbers as numbers, and empty cells last', () => {
  const rows = [{ minutes: 10 }, { minutes: 9 }, {}, { minutes: 100 }];
  expect(rows.toSorted(compareBy('minutes', 'asc')).map(({ minutes }) => minutes)).toEqual([
    9,
    10,
    100,
    undefined,
  ]);
});

it('ATT-007 ATT-008 ATT-009 ATT-010 fills the columns from the search, the user and the membership', () => {
  const searched = {
    User_ID: 'user1',
    Join_Time: '2026-11-20T09:00:00.000Z',
    Leave_Time: '2026-11-20T09:30:00.000Z',
    Duration_Attended_Minutes: 30,
    Talk_Time_Minutes: 2,
    Leave_Inferred: false,
  };
  const names = { displayname: 'Mia Sol', firstname: 'Mia', lastname: 'Sol', email: 'mia@example.org' };
  const extra = { yearLicensed: '2019', region: 'North', phone: '+1 555 0100' };
  const user = { userId: 'user1', teamId: 'no-such-team', ...names, ...extra };
  expect(joinPeople([searched, { ...searched, User_ID: 'guest:Lee' }], [user])).toEqual([
    expect.objectContaining({
      displayName: 'Mia Sol',
      email: 'mia@example.org',
      firstName: 'Mia',
      lastName: 'Sol',
      team: 'no-such-team',
      minutes: 30,
      talkMinutes: 2,
      joinTime: searched.Join_Time,
      leaveTime: searched.Leave_Time,
      ...extra,
    }),
    expect.objectContaining({ userId: 'guest:Lee', displayName: 'guest:Lee', email: '', team: '' }),
  ]);
});

it('ATT-029 names a guest as the servers do, and gives an erased person an id without a name', () => {
  const row = {
    ...{ Join_Time: '', Leave_Time: '', Duration_Attended_Minutes: 0, Talk_Time_Minutes: 0 },
    Leave_Inferred: false,
  };
  const joined = joinPeople(
    ['Lee', 'erased-7', 'erased-by-name'].map((User_ID) => ({ ...row, User_ID })),
    [],
  );
  expect(joined.map(({ userId, displayName }) => [userId, displayName])).toEqual([
    ['Lee', 'Lee'],
    ['erased-7', ''],
    ['erased-by-name', 'erased-by-name'],
  ]);
});
