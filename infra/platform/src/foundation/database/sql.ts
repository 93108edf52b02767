import pg from 'pg';

/**
 * A statement with a name is planned once per connection: for those whose planning costs more than running
 * them, and whose best plan does not depend on the values.
 */
export type Statement = string | { name: string; text: string };

/** Anything that can answer a query: the database, or a transaction. Values are always passed separately. */
export interface Queryable {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
}

export interface Sql extends Queryable {
  /** All of `work` or nothing. Inside a transaction it is a savepoint: a failure undoes only `work`. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface Database extends Sql {
  /**
   * Answers reads over connections of their own, each in one process of the database. A read is given up after eight
   * seconds, and when the signal says that nobody waits for it any more.
   */
  reading(signal?: AbortSignal): Sql;
  /**
   * Reads what is committed, over a few connections of their own: for calls that hold a transaction, and so must not wait
   * for a connection of another transaction, or behind a long read.
   */
  committed: Queryable;
  /** Does `work` while no other process on this database does work of the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Hands over the pool to libraries that speak SQL themselves. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Opens a pool of connections; nothing is connected before the first query. */
export function openDatabase(url: string, { connections = 20 }: { connections?: number } = {}): Database {
  const pool = openPool(url, { connections, seconds: 30 });
  const reads = openPool(url, { connections, seconds: 8, options: ofOneProcessor });
  const checks = openPool(url, { connections: Math.min(connections, maxChecks), seconds: 8 });
  const transaction: Sql['transaction'] = (work) =>
    withClient(pool, (client) => between(client, ['begin', 'commit', 'rollback'], 0, work));
  return {
    ...queryable(pool),
    transaction,
    reading: (signal) => ({ ...cancellable(reads, pool, signal), transaction }),
    committed: queryable(checks),
    exclusively: (name, work) => withClient(pool, (client) => underLock(client, name, work)),
    execute: (text, values) => pool.query(text, values),
    close: async () => {
      await Promise.all([checks.end(), reads.end(), pool.end()]);
    },
  };
}

/** Connections of `committed`, each used for one short read at a time. */
const maxChecks = 4;

/** Divided among several processes, one read that goes through all members would take all of a small machine. */
const ofOneProcessor = '-c max_parallel_workers_per_gather=0';

/**
 * How long a connection without work stays open, in milliseconds. A new one costs a handshake and plans each named
 * statement again: a page opened after a quiet minute should not wait for that.
 */
const idleTimeoutMillis = 300_000;

interface PoolSettings {
  connections: number;
  /** For a statement. */
  seconds: number;
  /** Server options for each connection. */
  options?: string;
}

function openPool(url: string, { connections, seconds, options }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis,
    statement_timeout: seconds * 1000,
    application_name: 'campus-platform',
    ...(options && { options }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Queries that are cancelled in the database too when the signal is aborted. `others` has the connections for that. */
function cancellable(pool: pg.Pool, others: pg.Pool, signal: AbortSignal | undefined): Queryable {
  const run = (statement: Statement, values?: readonly unknown[]) =>
    withClient(pool, async (client) => {
      signal?.throwIfAborted();
      let cancelled: Promise<unknown> | undefined;
      const cancel = () => {
        const { processID } = client as unknown as { processID: number };
        cancelled = others.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        return await queryable(client).query<never>(statement, values);
      } finally {
        signal?.removeEventListener('abort', cancel);
        // Otherwise the cancellation could hit the next query of this connection.
        await cancelled;
      }
    });
  return { query: run, one: async (statement, values) => (await run(statement, values))[0] };
}

function queryable(source: pg.Pool | pg.PoolClient): Queryable {
  const run = async (statement: Statement, values: readonly unknown[] = []) => {
    const named = typeof statement === 'string' ? { text: statement } : statement;
    return (await source.query({ ...named, values: [...values] })).rows;
  };
  return { query: run, one: async (statement, values) => (await run(statement, values))[0] };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // A client whose rollback could not be sent must not be reused.
    client.release(isUnavailable(error));
    throw error;
  }
}

async function between<T>(
  client: pg.PoolClient,
  [begin, commit, rollback]: readonly [string, string, string],
  depth: number,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  await client.query(begin);
  try {
    const point = `level_${depth + 1}`;
    const nested = [
      `savepoint ${point}`,
      `release savepoint ${point}`,
      `rollback to savepoint ${point}`,
    ] as const;
    const result = await work({
      ...queryable(client),
      transaction: (inner) => between(client, nested, depth + 1, inner),
    });
    await client.query(commit);
    return result;
  } catch (error) {
    await client.query(rollback).catch(() => undefined);
    throw error;
  }
}

async function underLock<T>(client: pg.PoolClient, name: string, work: () => Promise<T>): Promise<T> {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    await client.query('reset statement_timeout');
  }
}

const connectionFailures = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/;

/** The messages of node-postgres about a lost connection, which have no code. */
const lostConnections =
  /^(timeout e|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error says that the database cannot be reached, rather than that it refused a statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return connectionFailures.test(code) || lostConnections.test(error.message);
}

/** Whether an error says that a statement took too long, or that it was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014';
}

/** Whether an error is the violation of the unique index or constraint of this name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}
