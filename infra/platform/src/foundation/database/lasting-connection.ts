import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The pause before the next attempt, after a connection broke or could not be opened. */
const pauseMs = 500;

interface LastingConnection {
  /** Runs a statement. Waits while the connection is being reopened. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface Purpose {
  /** The connection's name in PostgreSQL. */
  name: string;
  /** Sets up each new connection. */
  prepare?(client: pg.Client): Promise<unknown>;
  /** Called each time the connection has been reopened. */
  reopened?(): void;
}

/** Opens a connection outside the pool. It is reopened when it breaks. Rejects if the first attempt fails. */
export async function openLastingConnection(url: string, purpose: Purpose): Promise<LastingConnection> {
  const closing = new AbortController();
  let client = await connect(url, purpose);
  let usable: Promise<Connection | undefined> = Promise.resolve(client);
  const keeping = (async () => {
    for (;;) {
      await client.broken;
      if (closing.signal.aborted) return;
      usable = reconnect(() => connect(url, purpose), closing.signal);
      const next = await usable;
      if (!next) return;
      client = next;
      purpose.reopened?.();
    }
  })();
  return {
    query: async (text, values = []) => {
      const connection = await usable;
      if (!connection) throw new Error('Client was closed and is not queryable');
      return (await connection.client.query(text, [...values])).rows;
    },
    close: async () => {
      closing.abort();
      await client.client.end();
      await keeping;
    },
  };
}

interface Connection {
  client: pg.Client;
  /** Settles when the connection has ended, for any reason. */
  broken: Promise<void>;
}

async function connect(url: string, { name, prepare }: Purpose): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: name,
  });
  const broken = new Promise<void>((resolve) => client.once('end', resolve));
  // A connection that breaks emits 'end' after its error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepare?.(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, broken };
}

/** Opens the next connection, retrying until it succeeds. Returns undefined once none is needed. */
async function reconnect(
  open: () => Promise<Connection>,
  closing: AbortSignal,
): Promise<Connection | undefined> {
  while (!closing.aborted) {
    const connection = await open().catch(() => undefined);
    if (connection && closing.aborted) await connection.client.end();
    else if (connection) return connection;
    await wait(pauseMs, undefined, { signal: closing }).catch(() => undefined);
  }
  return undefined;
}
