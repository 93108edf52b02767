import { readAfterMs, silenceMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { Connection } from '../connect.ts';
import { isLimitReached } from '../limits.ts';
import { sessionsSql } from '../session-sql.ts';
import { dayMs } from './days.ts';
import type { ClaimedDay } from './session-days.ts';
import { isOn, visitsSql } from './stay-sql.ts';

/** Writes the rows of sessions and visits. */
export interface StayWriter {
  /** The name of the event database: a restored copy has the same, another one has another. */
  store: string;
  /**
   * Deletes rows of earlier versions of days, before new ones are written. Does not wait: nobody reads these rows, and
   * the engine visits all parts of a table.
   */
  deleteEarlier(days: readonly ClaimedDay[]): Promise<void>;
  /** Computes the rows of days that follow each other, all of one account. */
  write(days: readonly ClaimedDay[], now?: number): Promise<void>;
  /** Returns the versions of all days of the accounts whose rows were written completely. */
  versionsOf(accounts: readonly string[]): Promise<ReadonlySet<number>>;
}

/** A day is computed in the background: by one thread, and in less memory than a query has. */
const limits = `max_execution_time = 120, max_memory_usage = 300000000, max_threads = 1, max_insert_threads = 1,
  max_partitions_per_insert_block = 0, insert_deduplicate = 0, async_insert = 0`;

/** Creates a writer with its own connection, so that batches do not wait for it. */
export async function createStayWriter(connection: Connection): Promise<StayWriter> {
  const [store] = await connection.query('select toString(min(id)) as id from raw_store', {});
  const write: StayWriter['write'] = async (days, now = Date.now()) => {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return;
    const params = {
      account: first.account,
      from: first.day * dayMs - silenceMs,
      to: (last.day + 1) * dayMs + readAfterMs,
      now,
      days: days.map(({ day }) => day),
      versions: days.map(({ version }) => version),
    };
    try {
      for (const statement of statements)
        await connection.command(`${statement}\nsettings ${limits}`, params);
    } catch (error) {
      if (days.length === 1 || !isLimitReached(error)) throw error;
      // What was written has the same versions as what follows.
      await deleteRows(connection, days, { isWaitedFor: true });
      for (const day of days) await write([day], now);
    }
  };
  return {
    store: storeRow.parse(store).id,
    write,
    deleteEarlier: async (days) => {
      const again = days.filter((day) => day.again);
      if (again.length > 0) await deleteRows(connection, again, { isWaitedFor: false });
    },
    versionsOf: async (accounts) => {
      const rows = await connection.query(
        'select version from raw_session_day where account in {accounts:Array(String)}',
        { accounts },
      );
      return new Set(rows.map((row) => versionRow.parse(row).version));
    },
  };
}

const storeRow = z.object({ id: z.string() });
const versionRow = z.object({ version: z.coerce.number() });

const sessions = sessionsSql(
  'account_event(account = {account:String}, from = {from:Int64}, to = {to:Int64})',
);
const instant = (ms: string) => `fromUnixTimestamp64Milli(${ms}, 'UTC')`;
const ofDay = (began: string) => {
  const day = `intDiv(${began}, ${dayMs})`;
  return `${day}, transform(${day}, {days:Array(Int64)}, {versions:Array(UInt64)}, toUInt64(0))`;
};

/** The last one states that the rows of the days are complete. */
const statements = [
  `insert into raw_session (account, began, ended, person, employee, server, day, version)
   select {account:String}, ${instant('began')}, ${instant('ended')}, person, ofEmployee, server, ${ofDay('began')}
   from (${sessions}) where ${isOn('days', 'began')}`,
  `insert into raw_visit (account, began, ended, person, employee, server, day, version, room)
   select {account:String}, ${instant('began')}, ${instant('ended')}, person, employee, server, ${ofDay('sessionBegan')}, room
   from (${visitsSql(sessions)}) where ${isOn('days', 'sessionBegan')}`,
  `insert into raw_session_day (account, day, version)
   select {account:String}, one.1, one.2 from (
     select arrayJoin(arrayZip({days:Array(UInt32)}, {versions:Array(UInt64)})) as one)`,
];

async function deleteRows(
  connection: Connection,
  days: readonly ClaimedDay[],
  { isWaitedFor }: { isWaitedFor: boolean },
): Promise<void> {
  // The text of a mutation is stored, so it cannot have parameters.
  const rows = days.map(({ account, day }) => {
    if (!/^[A-Za-z0-9]{1,32}$/.test(account)) throw new Error('An account id has letters and digits.');
    return `('${account}', ${Number(day)})`;
  });
  const settings = `settings lightweight_deletes_sync = ${isWaitedFor ? 2 : 0}`;
  for (const table of ['raw_session', 'raw_visit', 'raw_session_day'])
    await connection.command(`delete from ${table} where (account, day) in (${rows.join(', ')}) ${settings}`);
}
