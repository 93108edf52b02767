// @module-tag sampled
import { rm } from 'node:fs/promises';
import { roomAccess } from '@campus/domain/access/room-levels';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import type { LostChange } from '@campus/domain/effective-access/replay-groups';
import { devices, type PermissionScope, scopeKey, worldScope } from '@campus/domain/room-permissions/scopes';
import { thresholds } from '@campus/domain/room-permissions/thresholds';
import { occurrences, randomRuns } from '@campus/domain/testing/sweep';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { addMember, sql, unique } from '@campus/tests/world/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '../../foundation/usage/connect.ts';
import { createReader, type UsageReader } from '../../foundation/usage/reader.ts';
import { createSchema } from '../../foundation/usage/schema.ts';
import { createWriter } from '../../foundation/usage/writer.ts';
import { copyEvents } from '../analytics/testing/plain-sql.ts';
import { createNumbers } from '../analytics/testing/random-events.ts';
import { readPastEntries } from './past-entries.ts';
import { readConfiguration } from './read-configuration.ts';
import { replayOf } from './replay-draft.ts';
import { type PlainReplay, plainReplays } from './testing/plain-replay.ts';
import { randomVisits } from './testing/random-visits.ts';

const now = new Date('2026-11-20T12:00:00Z');
const table = `usage_replay_${unique()}`;
const places = ['hall_1', 'hall_2', 'lab_1', 'den_0', 'gone_7'];

let folder: string;
let connection: Connection;
let reader: UsageReader;
let accountId: string;
let configuration: Configuration;

/**
 * Makes event keys for members of every role inside and outside teams, one with an unverified email, a guest,
 * and an erased person.
 */
async function makeKeys(account: Awaited<ReturnType<typeof makePermissionsAccount>>): Promise<number[]> {
  const kinds = (['member', 'leader', 'moderator', 'admin'] as const).flatMap((permission) =>
    ['', '1', '2', '1'].map((teamId) => ({ permission, teamId })),
  );
  const members = [
    ...Object.values(account.people),
    ...(await Promise.all(kinds.map((kind) => addMember(account.accountId, kind)))),
    await addMember(account.accountId, { teamId: '1' }, { emailVerified: false }),
  ];
  const rows = await sql.query<{ key: string }>(
    'insert into usage_person ("user", employee) select unnest($1::text[]), false returning key',
    [[...members.map(({ userId }) => userId), `guest-${unique()}`]],
  );
  return [...rows.map(({ key }) => Number(key)), 2_000_000_000];
}

beforeAll(async () => {
  const account = await makePermissionsAccount({ verificationRequired: true });
  accountId = account.accountId;
  await makeRoom(accountId, {
    name: 'Hall B for teams',
    levelName: 'hall',
    instance: 1,
    permAccess: 0,
    teamAccess: ['1'],
  });
  await makeRoom(accountId, { name: 'Den', levelName: 'den', permAccess: 2, teamAccess: ['2'] });
  await account.save({ kick: 1, mute: 1 });
  await account.save({ kick: 8 }, { level: 'hall', instance: 2 });
  await account.save({ mute: 4 }, { level: 'hall', isWeb: true });
  configuration = await readConfiguration(sql, accountId);
  const people = await makeKeys(account);
  const visits = { people, places, until: now, below: createNumbers(64) };
  const [first, ...others] = randomVisits(accountId, visits);
  if (!first) throw new Error('There are no visits.');
  const heard = { kind: 'HEARTBEAT', ms: now.getTime() - 60_000, person: 0, session: '0', room: '' };
  const events = [first, ...others, { ...first, ...heard }];
  folder = await makeTemporaryFolder();
  connection = await connect({ databaseUrl: '', folder });
  await createSchema(connection, 3_650);
  const elsewhere = randomVisits('elsewhere', visits);
  await createWriter(connection).insert([...events, ...elsewhere], 'a'.repeat(64));
  reader = createReader([remembering(connection)]);
  await copyEvents(sql, table, events);
});

afterAll(async () => {
  await connection.close();
  await sql.query(`drop table ${table}`);
  await rm(folder, { recursive: true });
});

/** Caches query results, because many drafts run the same queries. */
function remembering(asked: Connection): Connection {
  const answers = new Map<string, Promise<unknown[]>>();
  const query: Connection['query'] = (text, params) => {
    const key = JSON.stringify([text, params]);
    const answer = answers.get(key) ?? asked.query(text, params);
    answers.set(key, answer);
    return answer;
  };
  return { ...asked, query };
}

function drafts(): fc.Arbitrary<EntryDraft> {
  const scopes: PermissionScope[] = [
    worldScope,
    ...['hall', 'lab', 'den'].map((level) => ({ kind: 'roomType' as const, level })),
    { kind: 'scene', level: 'hall', instance: 1 },
    { kind: 'scene', level: 'hall', instance: 2 },
  ];
  const room = fc.record({
    id: fc.constantFrom(...configuration.rooms.map(({ id }) => id)),
    permAccess: fc.constantFrom(...Object.values(roomAccess)),
    teamAccess: fc.subarray(['1', '2']),
    groupAccess: fc.constant([]),
  });
  const permission = fc.record({
    device: fc.constantFrom(...devices),
    scope: fc.constantFrom(...scopes),
    values: fc.dictionary(fc.constantFrom('kick', 'mute'), fc.constantFrom(...thresholds), { minKeys: 1 }),
  });
  const key = ({ device, scope }: { device: string; scope: PermissionScope }) =>
    `${device} ${scopeKey(scope)}`;
  return fc.record({
    rooms: fc.uniqueArray(room, { maxLength: 3, selector: ({ id }) => id }),
    permissions: fc.uniqueArray(permission, { maxLength: 3, selector: key }),
  });
}

const nameOf = (lost: LostChange) =>
  lost.kind === 'room' ? 'room' : `action ${lost.device} ${lost.optionId}`;

async function replayed(draft: EntryDraft): Promise<PlainReplay> {
  const { losses, others } = await replayOf(
    { reader, sql, retentionDays: 400 },
    { accountId, configuration, draft, now, seconds: 60 },
  );
  return {
    losses: Object.fromEntries(
      losses.map(({ lost, entries, inside }) => {
        const made = [...entries.values()].reduce((sum, count) => sum + count, 0);
        return [nameOf(lost), { entries: made, people: entries.size, inside: inside.size }];
      }),
    ),
    others,
  };
}

/** The number of drafts replayed at a time. More would wait for a connection. */
const atOnce = 25;

it('the replay of random drafts equals one in plain SQL, event by event', async () => {
  const runs = randomRuns(1_000);
  const all = fc.sample(drafts(), runs);
  const defaults = Object.fromEntries(
    [...configuration.options.world.values()].map(({ id, configuredLevel, defaultPermissionLevel }) => [
      id,
      configuredLevel ?? defaultPermissionLevel,
    ]),
  );
  const losses: PlainReplay['losses'][string][] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const expected = await plainReplays(
      sql,
      { accountId, table, now, offering: ['hall', 'lab'], defaults },
      some,
    );
    const found = await Promise.all(some.map(replayed));
    for (const [index, draft] of some.entries())
      expect({ draft, ...found[index] }).toEqual({ draft, ...expected[index] });
    losses.push(...found.flatMap((one) => Object.values(one.losses)));
  }
  expect(losses.filter(({ entries }) => entries > 0).length).toBeGreaterThanOrEqual(occurrences(1_000));
  expect(losses.filter(({ inside }) => inside > 0).length).toBeGreaterThanOrEqual(occurrences(200));
});

it('where it reaches its limits, it says since when it knows all entries', async () => {
  const groups = [{ places: places.filter((place) => place !== 'gone_7') }];
  const daysWith = async (rows: number) => {
    const limited = createReader([connection], { seconds: 5, rows, megabytes: 1_000 });
    const { entries, since } = await readPastEntries(limited, { accountId, groups, now }, 60);
    const counted = await sql.one<{ entries: number }>(
      `select count(*)::int as entries from ${table}
       where kind = 'JOINROOM' and room <> 'gone_7' and ts >= $1 and ts < $2`,
      [since.toISOString(), now.toISOString()],
    );
    expect(entries.reduce((sum, one) => sum + one.entries, 0)).toBe(counted?.entries);
    return (now.getTime() - since.getTime()) / (24 * 60 * 60 * 1000);
  };
  expect(await daysWith(50_000_000)).toBe(90);
  // The engine reads at least two thousand rows per month.
  expect(await daysWith(5_000)).toBe(30);
  expect(await daysWith(1)).toBe(0);
});
