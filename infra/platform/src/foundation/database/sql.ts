import pg from 'pg';

/**
 * A named statement is planned once per connection. Use a name if planning costs more than running, and if
 * the best plan does not depend on the values.
 */
export type Statement = string | { name: string; text: string };

/** Anything that can run a query: the database, or a transaction. Values are always passed separately. */
export interface Queryable {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
}

export interface Sql extends Queryable {
  /**
   * Runs all of `work` or nothing. Inside a transaction this is a savepoint: a failure undoes only `work`.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface Database extends Sql {
  /**
   * Runs reads on separate connections, each read in a single database process. A read is canceled after
   * eight seconds, or when the signal aborts because its caller is gone.
   */
  reading(signal?: AbortSignal): Sql;
  /**
   * Reads committed data on a few separate connections. Calls that hold a transaction use it, so that they
   * never wait for another transaction's connection or behind a long read.
   */
  committed: Queryable;
  /** Runs `work` while no other process on this database runs work of the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Gives the pool to libraries that run their own SQL. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Opens a connection pool. It connects on the first query. */
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

/** The number of connections for `committed`. Each serves one short read at a time. */
const maxChecks = 4;

/** A parallel read of all members would occupy every processor of a small machine. */
const ofOneProcessor = '-c max_parallel_workers_per_gather=0';

/**
 * How long an idle connection stays open, in milliseconds. A new one costs a handshake and plans each named
 * statement again. A page opened after a quiet minute should not wait for that.
 */
const idleTimeoutMillis = 300_000;

interface PoolSettings {
  connections: number;
  /** The time limit of a statement. */
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
  // The pool replaces a connection that breaks while idle. Without a listener, the error would end the
  // process.
  pool.on('error', () => undefined);
  // The same holds for a connection in use: its next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * Runs queries that are also canceled in the database when the signal aborts. Cancellations run on `others`.
 */
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

/** node-postgres reports a lost connection by message only, without a code. */
const lostConnections =
  /^(timeout e|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error means that the database is unreachable, rather than that it refused a statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return connectionFailures.test(code) || lostConnections.test(error.message);
}

/** Whether an error means that a statement timed out or was canceled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014';
}

/** Whether an error is a violation of this unique index or constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}
