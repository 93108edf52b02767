import { figureFields } from '@campus/contracts/analytics/usage-functions';
import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePermissionsAccount } from '../support/room-permissions.ts';
import { heartbeats, search, sendEvents, type TestEvent } from '../support/usage.ts';
import { type TestAccount, unique } from '../support/world.ts';

const today = new Date().toISOString().slice(0, 10);
const day = daysLater(today, -4);
const at = (clock: string) => new Date(`${day}T${clock}Z`);

/** The functions of the dashboard by day or month, and the others with what they take. */
const days = { startDateStr: usDate(daysLater(today, -10)), endDateStr: usDate(today) };
const window = { earliestTime: at('00:00:00').toISOString(), latestTime: at('23:00:00').toISOString() };
const raised = { permissions: [{ device: 'desktop', values: { kick: 16 } }] };
const lost = { kind: 'action', device: 'desktop', optionId: 'kick' };
const stay = { startTime: at('09:00:00').toISOString(), duration: 7_200 };
const functions: Record<string, object> = {
  ...Object.fromEntries(
    [
      'getLoginsByDay',
      'getUniqueLoginsByDay',
      'getUniqueLoginsByMonth',
      'getNewUsersByMonth',
      'getMedianSessionDurationByDay',
      'getMaxConcurrentUsersByDay',
    ].map((name) => [name, days]),
  ),
  getRoomConcurrentUsersByDay: { ...days, room: 'hall_1' },
  getRoomUniqueUsersByDay: { ...days, room: 'hall_1' },
  getRoomsByDay: { ...days, room: 'hall_1' },
  getCompleteUntil: {},
  getPresence: {},
  getRoomUse: {},
  getRoomActivities: window,
  getRoomActivitiesCount: window,
  getRoomActivityUsers: window,
  getAccountAttendance: { ...stay, SFSRoom: 'hall_1' },
  getAccountPVAttendance: stay,
  replayEntries: raised,
  getPeopleOfReplay: { ...raised, lost },
  ...Object.fromEntries(
    Object.keys(figureFields).map((graph) => [
      `getUsersBehind ${graph}`,
      { graph, dateStr: usDate(day), room: 'hall_1' },
    ]),
  ),
};

/** What functions that always answer a row say of nothing. */
const nothingKnown: Record<string, object> = {
  getCompleteUntil: { Complete_Until: null },
  getPresence: {
    ...{ Online: 0, Unknown: 0, Unknown_Since: null, Rooms: [], People: [], Total: 0 },
    ...{ Running_Servers: 0, Last_Heard: null },
  },
  getRoomUse: { Rooms: [], Complete: false, Known_Since: null, Missing_Hours: 0 },
  getRoomActivitiesCount: { count: 0 },
  replayEntries: { entries: 0, losses: [], others: { entries: 0, people: 0 }, knownSince: null },
};

let mine: TestAccount;
let theirs: TestAccount;
let secretUser: string;

const ask = async (name: string, body: object) => {
  const [path = ''] = name.split(' ');
  return search(
    path,
    { accountId: mine.accountId, server: 'staging', ...body },
    mine.people.owner.sessionToken,
  );
};

/** An account without events, and one with many. */
beforeAll(async () => {
  mine = await makePermissionsAccount();
  theirs = await makePermissionsAccount();
  const { accountId, people } = theirs;
  secretUser = `guest-${unique()}`;
  const common = { accountId, user: secretUser, session: unique(), server: 'world-1' };
  const events: TestEvent[] = [
    { event: 'LOGIN', ...common, at: at('09:00:00') },
    { event: 'JOINROOM', ...common, room: 'hall_1', at: at('09:10:00') },
    { event: 'JOINVOLUME', ...common, room: 'booth', at: at('09:15:00') },
    { event: 'LEAVEVOLUME', ...common, room: 'booth', at: at('09:20:00') },
    { event: 'LEAVEROOM', ...common, room: 'hall_1', at: at('10:00:00') },
    { event: 'LOGOUT', ...common, at: at('10:30:00') },
  ];
  const { userId: user } = people.moderator;
  const joined: TestEvent = { ...common, user, event: 'JOINROOM', room: 'hall_1', at: at('09:30:00') };
  await sendEvents([...heartbeats(accountId, at('00:00:00'), new Date()), ...events, joined]);
});

describe('events of another account', () => {
  it('ANA-034 ACT-015 are not in any answer', async () => {
    for (const [name, body] of Object.entries(functions)) {
      const { status, body: rows } = await ask(name, body);
      expect([name, status]).toEqual([name, 200]);
      const nothing = name in nothingKnown ? [nothingKnown[name]] : [];
      expect([name, rows]).toMatchObject([name, nothing]);
    }
  });

  it('ANA-034 are found by their own account, so that this test can fail', async () => {
    const { sessionToken } = theirs.people.owner;
    for (const [name, body] of Object.entries(functions)) {
      const [path = ''] = name.split(' ');
      const asked = { accountId: theirs.accountId, server: 'staging', ...body };
      const { body: rows } = await search(path, asked, sessionToken);
      expect([name, Array.isArray(rows) && rows.length > 0]).toEqual([name, true]);
    }
  });

  it('ANA-034 cannot be reached by any value of any field', async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "' or 1=1 --",
        "hall_1') or account != ('",
        '{account:String}',
        'account_event(account = {account:String})',
        "x' union all select * from raw_event --",
        '\\',
        '%',
        '',
        '-90d@h',
        0,
        -1,
        1e308,
        null,
        true,
      ),
      fc.constant(null).map(() => theirs.accountId),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const names = Object.keys(functions);
    const fields = [
      ...['room', 'SFSRoom', 'sorts', 'sort', 'limit', 'offset', 'events', 'event', 'graph', 'timeZone'],
      ...['savedSearch', 'earliestTime', 'latestTime', 'startTime', 'duration', 'offsetHoursStr'],
      ...['rooms', 'permissions', 'lost'],
      ...['startDateStr', 'endDateStr', 'dateStr', 'hideEmployees', 'server', 'accountId', 'account'],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.dictionary(fc.constantFrom(...fields), hostile, { maxKeys: 4 }),
        async (name, changed) => {
          const { status, body } = await ask(name, { ...functions[name], ...changed });
          expect([200, 400, 401, 403]).toContain(status);
          const told = JSON.stringify(body);
          for (const secret of [secretUser, 'hall_1"', 'booth']) expect(told).not.toContain(secret);
          if (status === 200 && !(name in nothingKnown)) expect(body).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
});
