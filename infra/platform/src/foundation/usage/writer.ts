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
    'max_partitions_per_insert_block = 0, input_format_parallel_parsing = 0 format TabSeparated'
  );
}

function lines(events: readonly StoredEvent[], row: (event: StoredEvent) => string): string {
  let text = '';
  for (const event of events) text += `${row(event)}\n`;
  return text;
}

function eventRow(event: StoredEvent, arrived: number): string {
  const { account, kind, ms, person, session, seq, room, server, employee, talk } = event;
  const names = `${escaped(room)}\t${escaped(server)}`;
  return `${account}\t${kind}\t${instant(ms)}\t${person}\t${session}\t${arrived}\t${seq}\t${names}\t${employee}\t${talk}`;
}

function loginRow({ account, person, ms, employee }: StoredEvent): string {
  return `${account}\t${person}\t${instant(ms)}\t${employee}`;
}

const specials = /[\\\t\n\r]/;
const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Names are the senders' choice. What would end a field or a row is escaped. */
function escaped(name: string): string {
  return specials.test(name) ? name.replaceAll(/[\\\t\n\r]/g, (one) => special[one] ?? one) : name;
}

/** Formats a time for ClickHouse: seconds since 1970, with milliseconds. */
function instant(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${seconds}.${String(1000 + ms - seconds * 1000).slice(1)}`;
}
