/**
 * `npm run bench:replay`: measures the replay of a draft in an account with ten million events of fifty
 * thousand members and two hundred rooms. `--count` sets another number of events. PostgreSQL stores members,
 * rooms, and permissions; chDB stores events. Every replay reads both.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addMembers } from '@campus/local/demo/members';
import { startStack } from '@campus/local/stack';
import { replayDraft } from '@campus/platform/areas/effective-access/replay-draft';
import { type Database, openDatabase } from '@campus/platform/foundation/database/sql';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { roomTable } from '@campus/platform/foundation/schema/tables/room';
import { type Connection, connect } from '@campus/platform/foundation/usage/connect';
import { createReader } from '@campus/platform/foundation/usage/reader';
import { createSchema } from '@campus/platform/foundation/usage/schema';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { measureRuns } from './measure.ts';

type Draft = Omit<Parameters<typeof replayDraft>[1], 'accountId'>;

const rooms = 200;
const members = 50_000;
const runs = 20;
const readers = 4;
const days = 90;
const { values } = parseArgs({ options: { count: { type: 'string', default: '10000000' } } });
const count = Number(values.count);

const folder = await makeTemporaryFolder();
const stack = await startStack({ ...ownStack(path.join(folder, 'stack')), durable: false });
const sql = openDatabase(stack.urls.database);
try {
  const { accountId, roomIds } = await fillAccount(sql);
  const connections = await Promise.all(
    Array.from({ length: readers }, () => connect({ databaseUrl: '', folder: path.join(folder, 'events') })),
  );
  const [first] = connections;
  if (!first) throw new Error('No connection was opened.');
  await fillEvents(first, accountId);
  const sources = { reader: createReader(connections), sql, retentionDays: 400 };
  const closed = (id: string): Draft['rooms'][number] => ({
    ...{ id, permAccess: 1, teamAccess: [], groupAccess: [] },
  });
  const drafts: Record<string, Draft> = {
    'two actions in the world': {
      rooms: [],
      permissions: [{ device: 'desktop', values: { kick: 16, emotes: 8 } }],
    },
    'one room closed': { rooms: roomIds.slice(0, 1).map(closed), permissions: [] },
    'all rooms closed': { rooms: roomIds.map(closed), permissions: [] },
  };
  for (const [name, draft] of Object.entries(drafts)) {
    const asked = { accountId, ...draft };
    const { isComplete, since, entries, losses } = await replayDraft(sources, asked);
    const before = process.cpuUsage();
    const times = await measureRuns(runs, () => replayDraft(sources, asked));
    const { user, system } = process.cpuUsage(before);
    console.log(
      `${name.padEnd(24)} p95 ${times.p95.toFixed(0)} ms, median ${times.p50.toFixed(0)} ms, ${((user + system) / 1000 / (runs + 1)).toFixed(0)} ms of a processor without PostgreSQL, ${entries.toLocaleString('en')} entries ` +
        `since ${since.slice(0, 10)} (${isComplete ? 'all' : 'not all'}): ` +
        losses
          .map((one) => `${one.optionId ?? 'entering'} ${one.people} people, ${one.inside} inside`)
          .join('; '),
    );
  }
  await Promise.all(connections.map((connection) => connection.close()));
} finally {
  await sql.close();
  await stack.stop();
  await rm(folder, { recursive: true });
}

/** An account with halls, actions, and members, each with an event key. */
async function fillAccount(database: Database): Promise<{ accountId: string; roomIds: string[] }> {
  const [accountId = ''] = await insertAccounts(database, [
    { organizationName: 'Bench', world: { name: 'bench' } },
  ]);
  const option = (id: string, defaultPermissionLevel: number) => ({
    ...{ id, label: id, definition: '', defaultPermissionLevel },
  });
  const permissionOptions = [option('kick', 4), option('emotes', 0)];
  await levelMappingTable.insert(database, [{ name: 'hall', clientInfoId: 'bench', permissionOptions }]);
  await database.query(`update "ServerConfig" set "clientInfoId" = 'bench' where account = $1`, [accountId]);
  const roomIds = await roomTable.insert(
    database,
    Array.from({ length: rooms }, (_, instance) => ({
      ...{ accountId, name: `Hall ${instance}`, levelName: 'hall', instance },
    })),
  );
  await addMembers({ databaseUrl: stack.urls.database, accountId, count: members, series: 'bench' });
  await database.query(
    `insert into usage_person ("user", employee) select "user", false from "Membership" where account = $1`,
    [accountId],
  );
  await database.query('analyze usage_person');
  return { accountId, roomIds };
}

/**
 * Sessions of ten events over ninety days: login, three rooms, a heartbeat, logout, and a server's heartbeat.
 */
async function fillEvents(connection: Connection, accountId: string): Promise<void> {
  await createSchema(connection, 400);
  const kinds = `['LOGIN','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','ALIVE','LOGOUT','HEARTBEAT']`;
  const start = Date.now() - days * 86_400_000;
  const piece = 5_000_000;
  for (let from = 0; from < count; from += piece)
    await connection.command(`
      insert into raw_event
      with intDiv(number, 10) as visit, number % 10 as step, cityHash64(visit) as luck
      select '${accountId}', ${kinds}[step + 1],
        fromUnixTimestamp64Milli(toInt64(${start} + luck % ${days * 86_400_000} + step * 420000)),
        if(step = 9, 0, 1 + luck % ${members}), visit, 0, 0,
        if(step between 1 and 6, concat('hall_', toString((intDiv(step - 1, 2) * 7 + luck % ${rooms}) % ${rooms})), ''),
        'w', false, 0
      from numbers(${from}, ${Math.min(piece, count - from)})
      settings max_partitions_per_insert_block = 1000`);
  await connection.command('optimize table raw_event final');
}
