// @module-tag sampled

import { sampleOf, sweepSize } from '@campus/domain/testing/sweep';
import { usageFunctions } from '@campus/platform/main/usage-functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { heartbeats, search, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { at, graphsOfPeople, usageBodies } from '@campus/tests/events/usage-bodies';
import { type TestAccount, unique } from '@campus/tests/world/world';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

/** The number of calls to each function with random values. */
const runs = sweepSize({ sampled: 4, full: 40 });

/** Each function with its input fields. The people of a figure appear once per graph. */
const functions = usageFunctions.flatMap(({ name, fields }) => {
  const call = { name, fields, body: usageBodies[name], runs };
  return name === 'getUsersBehind'
    ? graphsOfPeople.map((graph) => ({
        ...call,
        title: `${name} of ${graph}`,
        body: { ...call.body, graph },
        runs: Math.ceil(runs / 4),
      }))
    : [{ ...call, title: name }];
});

/** The empty results of functions that always return one row. */
const nothingKnown: Record<string, object> = {
  getCompleteUntil: { Complete_Until: null },
  getPresence: {
    ...{ Online: 0, Unknown: 0, Unknown_Since: null, Rooms: [], People: [], Total: 0 },
    ...{ Names_Allowed: true, Running_Servers: 0, Last_Heard: null },
  },
  getRoomUse: { Rooms: [], Complete: false, Known_Since: null, Missing_Hours: 0 },
  getReport: expect.objectContaining({
    points: [],
    totals: expect.objectContaining({ people: null, guests: null, logins: null, peak: null }),
    completeUntil: null,
  }),
  getReportGroups: { items: [] },
  getReportHours: {
    items: Array.from({ length: 168 }, (_, slot) => ({
      ...{ weekday: Math.floor(slot / 24) + 1, hour: slot % 24, hours: 0, known: 0 },
    })),
  },
  getReportReturning: { items: [] },
  getUsedRooms: { items: [], total: 0 },
  getRoomActivitiesCount: { count: 0 },
  getAttendanceSeries: { Row: 'window', State: 'unknown' },
  getPVAttendanceSeries: { Row: 'window', State: 'unknown' },
  replayEntries: {
    ...{ entries: 0, losses: [], others: { entries: 0, people: 0 } },
    ...{ knownSince: null, completeUntil: null, since: expect.any(String), isComplete: expect.any(Boolean) },
  },
};
const nothingOf = (name: string) => (name in nothingKnown ? [nothingKnown[name]] : []);

let mine: TestAccount;
let theirs: TestAccount;
let secretUser: string;

/** Calls a function as an account's owner. */
const ask = ({ accountId, people }: TestAccount, name: string, body?: object) =>
  search(name, { accountId, server: 'staging', ...body }, people.owner.sessionToken);

const hostileTexts = [
  "' or 1=1 --",
  "hall_1') or account != ('",
  '{account:String}',
  'account_event(account = {account:String})',
  "x' union all select * from raw_event --",
  '\\',
  '%',
  '',
];
const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts, '-90d@h', 'hall_1', 'booth', 0, -1, 1, 1e308, null, true, false),
  fc.constant(null).map(() => theirs.accountId),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Input changes: any values, in known and unknown fields. */
const changes = (fields: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...fields, 'account'), hostile, { maxKeys: 3 });
/** Inputs that are tried beside random ones: arbitrary room names, with and without employees. */
function certainChanges(fields: readonly string[]): [Record<string, unknown>][] {
  const texts = sampleOf(hostileTexts, 3);
  const rooms = ['room', 'SFSRoom'].flatMap((field) => texts.map((text) => ({ [field]: text })));
  const certain: Record<string, unknown>[] = [...rooms, { hideEmployees: true }, { hideEmployees: false }];
  return certain
    .filter((changed) => fields.includes(Object.keys(changed)[0] ?? ''))
    .map((changed) => [changed]);
}

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

it('knows what each function of the usage-search service takes', () => {
  expect(Object.keys(usageBodies).sort()).toEqual(usageFunctions.map(({ name }) => name).sort());
});

describe('events of another account', () => {
  it.each(functions)('ANA-034 ACT-015 are not in the answer of $title', async ({ name, body }) => {
    expect(await ask(mine, name, body)).toEqual({ status: 200, body: nothingOf(name) });
  });

  it.each(functions)('ANA-034 are found by their own account with $title', async ({ name, body }) => {
    const answer = await ask(theirs, name, body);
    expect(answer).toEqual({ status: 200, body: expect.arrayContaining([expect.anything()]) });
    expect(answer.body).not.toEqual(nothingOf(name));
  });

  it.each(functions)(
    'ANA-034 cannot be reached by any value of any field of $title',
    async ({ name, fields, body, runs }) => {
      const examples = certainChanges(fields);
      await fc.assert(
        fc.asyncProperty(changes(fields), async (changed) => {
          const answer = await ask(mine, name, { ...body, ...changed });
          expect([200, 400, 401, 403]).toContain(answer.status);
          const received = JSON.stringify(answer.body);
          for (const secret of [secretUser, 'hall_1"', 'booth']) expect(received).not.toContain(secret);
          if (answer.status === 200) expect(answer.body).toEqual(nothingOf(name));
        }),
        { examples, numRuns: examples.length + runs },
      );
    },
  );
});
