import { Readable } from 'node:stream';
import { ClickHouseLogLevel, createClient, isException, parseError } from '@clickhouse/client';
import type { UsageSettings } from './settings.ts';

/**
 * A connection to the event database. Put settings into the SQL only: settings of the client would persist.
 */
export interface Connection {
  command(sql: string, params?: Record<string, unknown>): Promise<void>;
  /** Inserts rows in TabSeparated format. */
  insert(sql: string, rows: string): Promise<void>;
  /** Returns the rows of a query. The database binds the parameters; they never become part of the text. */
  query(sql: string, params: Record<string, unknown>): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Failures are logged where they are handled. */
const log = { level: ClickHouseLogLevel.OFF };

type Client = Pick<ReturnType<typeof createClient>, 'command' | 'exec' | 'query' | 'close'>;

/** Connects to a ClickHouse server, or to chDB. The chDB connections of a process share one folder. */
export async function connect({
  databaseUrl,
  folder,
}: Pick<UsageSettings, 'databaseUrl' | 'folder'>): Promise<Connection> {
  const client = databaseUrl
    ? createClient({ url: databaseUrl, request_timeout: 30_000, log })
    : await inProcess(folder);
  return {
    command: async (query, query_params) =>
      void (await client.command({ query, ...(query_params && { query_params }) })),
    insert: async (query, rows) => {
      const { stream } = await client.exec({ query, values: Readable.from([rows], { objectMode: false }) });
      // An unread response would keep its socket open.
      stream.resume();
    },
    query: async (query, query_params) => {
      const result = await client.query({ query, query_params, format: 'JSONEachRow' });
      return withoutFailure(await result.json());
    },
    close: () => client.close(),
  };
}

/** A query that fails after its first rows reports the error in its last row. */
function withoutFailure(rows: unknown[]): unknown[] {
  const last = rows.at(-1);
  if (isException(last)) throw parseError(last.exception);
  return rows;
}

/** Loaded only if used: the engine is large and not available for every machine. */
async function inProcess(folder: string): Promise<Client> {
  const { createChdbConnection } = await import('chdb/connection');
  const connection = createChdbConnection({ path: folder });
  // The client accepts an open connection, but its published types omit that.
  return createClient({ connection } as unknown as Parameters<typeof createClient>[0]);
}
