import { setTimeout as wait } from 'node:timers/promises';
import { takeRecord } from '@campus/contracts/attendance/records';
import { ownChangeLimit } from '@campus/contracts/core/change-limit';
import type { Limit } from '@campus/contracts/core/contract';
import { previewBulk } from '@campus/contracts/members/member-actions';
import { planBulkEdit } from '@campus/contracts/rooms/bulk-edits';
import { moveRoom } from '@campus/contracts/rooms/moves';
import { deleteRoom, saveRooms } from '@campus/contracts/rooms/rooms';
import type { Stack } from '@campus/local/stack';
import { openDatabase, type Queryable } from '@campus/platform/foundation/database/sql';
import { numbered, targetsOf } from './attack-targets.ts';
import { type Target, timeOf } from './measure.ts';
import { attendanceRecords, countsOf, ownChanges } from './member-attacks.ts';
import { type SignedIn, signInPeople } from './people.ts';
import { twoDigits } from './report.ts';
import { roomChanges } from './room-attacks.ts';

/** Valid changes of one person that add rows. */
interface Growing {
  name: string;
  /** The most calls in an hour. */
  allowed: number;
  targets: readonly Target[];
  /** The calls before those that are measured: enough to reach the bound of what has one. */
  before: number;
  measured: number;
}

interface Place {
  accountId: string;
  roomIds: readonly string[];
}

/** The size of a table on the disk, with its indexes. */
interface Size {
  rows: number;
  bytes: number;
}

/** Prints how much one person can add to the database in an hour, with calls that all succeed. */
export async function measureGrowth(stack: Stack, place: Place, only: string): Promise<void> {
  const [member] = await signInPeople(stack, 1, { accountId: place.accountId, permission: 'member' });
  const [admin] = await signInPeople(stack, 1, { accountId: place.accountId, permission: 'admin' });
  if (!member || !admin) throw new Error('Nobody was made.');
  const kinds = growingOf(stack, place, { member, admin }).filter(({ name }) => name.includes(only));
  if (kinds.length === 0) return;
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const rows: Record<string, object> = {};
  for (const kind of kinds) {
    rows[kind.name] = await grow(sql, kind);
    console.log(kind.name, rows[kind.name]);
  }
  await sql.close();
  console.log('\nWhat one person adds to the database in an hour');
  console.table(rows);
}

function growingOf(
  stack: Stack,
  { accountId, roomIds }: Place,
  { member, admin }: { member: SignedIn; admin: SignedIn },
): Growing[] {
  const { ask } = targetsOf(stack);
  const changes = roomChanges(stack, { accountId, roomIds, admin });
  const attendance = attendanceRecords(stack, accountId, admin);
  const own = ownChanges(stack, accountId, member);
  const deletions = roomIds.slice(-20).map((id) => ({
    ...ask('DELETE', `/api/v1/accounts/${accountId}/rooms/${id}`, {}),
    // A request without a body has no content type.
    headers: admin.bearer,
  }));
  return [
    {
      name: 'growth by own changes',
      allowed: own.length * perHour(ownChangeLimit),
      targets: own,
      before: 3,
      measured: 300,
    },
    {
      name: 'growth by saves of the same 500 rooms',
      allowed: perHour(saveRooms.limit),
      targets: [changes.manyRooms()],
      before: 40,
      measured: 10,
    },
    {
      name: 'growth by saves of 500 other rooms each',
      allowed: perHour(saveRooms.limit),
      targets: Array.from({ length: 8 }, (_, part) => changes.manyRooms(500 * (part + 1))),
      before: 0,
      measured: 8,
    },
    {
      name: 'growth by plans',
      allowed: perHour(planBulkEdit.limit),
      targets: [changes.plan],
      before: 5,
      measured: 20,
    },
    {
      name: 'growth by moves',
      allowed: perHour(moveRoom.limit),
      targets: changes.moves,
      before: 120,
      measured: 20,
    },
    {
      name: 'growth by attendance records',
      allowed: perHour(takeRecord.limit),
      targets: attendance,
      before: 10,
      measured: 40,
    },
    {
      name: 'growth by counts of all members',
      allowed: perHour(previewBulk.limit),
      targets: [countsOf(stack, accountId, admin)],
      before: 6,
      measured: 6,
    },
    {
      name: 'growth by deletions',
      allowed: perHour(deleteRoom.limit),
      targets: deletions,
      before: 0,
      measured: 20,
    },
  ];
}

function perHour(limit: Limit | undefined): number {
  return limit ? (limit.calls * 3_600) / limit.seconds : Number.POSITIVE_INFINITY;
}

/** Makes the changes, and returns what an hour of them adds, at the measured pace and within the limits. */
async function grow(sql: Queryable, { targets, allowed, before, measured }: Growing) {
  const send = async (first: number, count: number) => {
    const started = performance.now();
    for (let call = first; call < first + count; call += 1) {
      const target = targets[call % targets.length];
      if (target) await timeOf(numbered(target));
    }
    return performance.now() - started;
  };
  await send(0, before);
  await tasksEnd(sql);
  const sizes = await readSizes(sql);
  const milliseconds = await send(before, measured);
  await tasksEnd(sql);
  const grown = await readSizes(sql);
  const atPace = (measured * 3_600_000) / milliseconds;
  const calls = Math.min(atPace, allowed);
  const added = [...grown].map(([table, { rows, bytes }]) => ({
    table,
    rows: ((rows - (sizes.get(table)?.rows ?? 0)) * calls) / measured,
    bytes: ((bytes - (sizes.get(table)?.bytes ?? 0)) * calls) / measured,
  }));
  const shown = added.filter(({ rows, bytes }) => rows > 0 || bytes > 1024 ** 2);
  return {
    'calls an hour': Math.round(calls),
    'limited by': calls === allowed ? 'limit' : 'pace',
    'rows an hour': shown.map(({ table, rows }) => `${table} ${Math.round(rows)}`).join(', '),
    'MB an hour': twoDigits(shown.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2),
  };
}

/** Waits until no task has anything left to do, because tasks remove rows at their end. */
async function tasksEnd(sql: Queryable): Promise<void> {
  const open = `select 1 as open from "Task" where status in ('waiting', 'running', 'stopping') limit 1`;
  while (await sql.one(open)) await wait(200);
}

/** The tables of the database after their dead rows are free for others. */
async function readSizes(sql: Queryable): Promise<Map<string, Size>> {
  const tables = await sql.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
  );
  const sizes = new Map<string, Size>();
  for (const { name } of tables) {
    await sql.query(`vacuum ${name}`);
    const size = await sql.one<Size>(
      `select count(*)::float8 as rows, pg_total_relation_size('${name}')::float8 as bytes from ${name}`,
    );
    if (size) sizes.set(name, size);
  }
  return sizes;
}
