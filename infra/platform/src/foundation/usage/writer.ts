import type { Connection } from './connect.ts';
import { type LastBesideBatch, readLastBesideBatch } from './last-beside-batch.ts';
import { removeBatch, type StoredBatch } from './remove-batch.ts';
import { eventColumns } from './schema.ts';

/** An event as it is stored. A person is a key that has no meaning outside the platform's database. */
export interface StoredEvent {
  account: string;
  kind: string;
  ms: number;
  person: number;
  /** A number of up to 20 digits. */
  session: string;
  /** The order of the batch's events at the same time. */
  seq: number;
  room: string;
  server: string;
  employee: boolean;
  /** In seconds. */
  talk: number;
}

export interface UsageWriter {
  /**
   * Inserts all or none of a batch, and only once for calls with the same token. Batches that report what happens
   * in one millisecond are in the order of `arrived`, by default the present time. Only one with a number of its
   * own can be removed.
   */
  insert(events: readonly StoredEvent[], token: string, arrived?: number): Promise<void>;
  /** Returns the last events of the people in a batch, in it and beside it. */
  lastBeside(batch: StoredBatch): Promise<LastBesideBatch[]>;
  /** Removes the events of a batch. A removal that failed can be repeated. */
  remove(batch: StoredBatch): Promise<void>;
}

/** Creates a writer with its own connection, because its deduplication settings must not apply to reads. */
export function createWriter(connection: Connection): UsageWriter {
  return {
    async insert(events, token, arrived = Date.now()) {
      await connection.insert(
        insertInto('raw_event', eventColumns.join(', '), token),
        lines(events, (event) => eventRow(event, arrived)),
      );
      const logins = events.filter(({ kind }) => kind === 'LOGIN');
      if (logins.length === 0) return;
      const columns = 'account, person, ts, employee';
      await connection.insert(insertInto('raw_first_login', columns, token), lines(logins, loginRow));
    },
    lastBeside: (batch) => readLastBesideBatch(connection, batch),
    remove: (batch) => removeBatch(connection, batch),
  };
}

function insertInto(table: string, columns: string, token: string): string {
  if (!/^[0-9a-f]{64}$/.test(token)) throw new Error('A token is the hash of what a batch is named.');
  return (
    `insert into ${table} (${columns}) settings insert_deduplication_token = '${token}', async_insert = 0, ` +
    // A batch may reach over the whole retention, which has more months than the engine allows by default.
    'max_partitions_per_insert_block = 0, input_format_parallel_parsing = 0 format JSONCompactEachRow'
  );
}

function lines(events: readonly StoredEvent[], row: (event: StoredEvent) => unknown[]): string {
  return events.map((event) => JSON.stringify(row(event))).join('\n');
}

function eventRow(event: StoredEvent, arrived: number): unknown[] {
  const { account, kind, ms, person, session, seq, room, server, employee, talk } = event;
  return [account, kind, instant(ms), person, session, arrived, seq, room, server, employee, talk];
}

function loginRow({ account, person, ms, employee }: StoredEvent): unknown[] {
  return [account, person, instant(ms), employee];
}

/** Formats a time for ClickHouse, in UTC. */
function instant(ms: number): string {
  return new Date(ms).toISOString().slice(0, -1).replace('T', ' ');
}
