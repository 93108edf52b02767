import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** So long after a connection broke, or could not be opened, the next is tried. */
const pauseMs = 500;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Calls `heard` on each notification of the channel, on a connection of its own, and each time that
 * connection was reopened, because a notification may have been missed. Rejects if the first connection
 * fails. A channel of which nothing is ever heard tells of outages only.
 */
export async function listenTo(url: string, channel: string, heard: () => void): Promise<Listening> {
  const closing = new AbortController();
  let client = await connect(url, channel, heard);
  const listening = (async () => {
    for (;;) {
      await client.broken;
      if (closing.signal.aborted) return;
      const next = await reconnect(() => connect(url, channel, heard), closing.signal);
      if (!next) return;
      client = next;
      heard();
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await client.end();
      await listening;
    },
  };
}

interface Connection {
  /** Settles when the connection has ended, for any reason. */
  broken: Promise<void>;
  end(): Promise<void>;
}

async function connect(url: string, channel: string, heard: () => void): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'campus-listener',
  });
  const broken = new Promise<void>((resolve) => client.once('end', resolve));
  // A connection that breaks ends after its error.
  client.on('error', () => undefined);
  client.on('notification', heard);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { broken, end: () => client.end() };
}

/** The next connection as soon as it can be made; undefined once it is no longer needed. */
async function reconnect(
  open: () => Promise<Connection>,
  closing: AbortSignal,
): Promise<Connection | undefined> {
  while (!closing.aborted) {
    const connection = await open().catch(() => undefined);
    if (connection && closing.aborted) await connection.end();
    else if (connection) return connection;
    await wait(pauseMs, undefined, { signal: closing }).catch(() => undefined);
  }
  return undefined;
}
