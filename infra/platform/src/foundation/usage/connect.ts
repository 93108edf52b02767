import { Readable } from 'node:stream';
import { ClickHouseLogLevel, createClient, isException, parseError } from '@clickhouse/client';
import type { UsageSettings } from './settings.ts';

/** One connection to the database of events. Settings travel inside the SQL only: those of the client would stay. */
export interface Connection {
  command(sql: string): Promise<void>;
  /** Inserts rows of JSONCompactEachRow: one array per line. */
  insert(sql: string, rows: string): Promise<void>;
  /** The rows of a query. Parameters are bound by the database, never put into the text. */
  query(sql: string, params: Record<string, unknown>): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Failures are logged where they are handled. */
const log = { level: ClickHouseLogLevel.OFF };

type Client = Pick<ReturnType<typeof createClient>, 'command' | 'exec' | 'query' | 'close'>;

/** Opens a connection: to a server, or to chDB, whose connections share one folder in this process. */
export async function connect({
  databaseUrl,
  folder,
}: Pick<UsageSettings, 'databaseUrl' | 'folder'>): Promise<Connection> {
  const client = databaseUrl
    ? createClient({ url: databaseUrl, request_timeout: 30_000, log })
    : await inProcess(folder);
  return {
    command: async (query) => void (await client.command({ query })),
    insert: async (query, rows) => {
      const { stream } = await client.exec({ query, values: Readable.from([rows], { objectMode: false }) });
      // A response that nobody reads keeps its socket.
      stream.resume();
    },
    query: async (query, query_params) => {
      const result = await client.query({ query, query_params, format: 'JSONEachRow' });
      return withoutFailure(await result.json());
    },
    close: () => client.close(),
  };
}

/** A query that fails when its rows have begun says so in its last row. */
function withoutFailure(rows: unknown[]): unknown[] {
  const last = rows.at(-1);
  if (isException(last)) throw parseError(last.exception);
  return rows;
}

/** Loaded only where it is used: the engine is large, and not there for every machine. */
async function inProcess(folder: string): Promise<Client> {
  const { createChdbConnection } = await import('chdb/connection');
  const connection = createChdbConnection({ path: folder });
  // The client takes a ready connection, which its published types leave out.
  return createClient({ connection } as unknown as Parameters<typeof createClient>[0]);
}
