import { openLastingConnection } from './lasting-connection.ts';

/** Locks that this process holds until it releases them or ends, even if it crashes. */
export interface HeldLocks {
  /** Acquires the locks that nobody holds, not even this process. Returns the names of the acquired locks. */
  take(names: readonly string[]): Promise<string[]>;
  release(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const keyOf = (name: string) => `hashtextextended(${name}, 0)`;

const take = `select name from unnest($1::text[]) as name where pg_try_advisory_lock(${keyOf('name')})`;

/** A machine that vanishes closes no connection. With these settings PostgreSQL notices after ten seconds. */
const keepAlive =
  'set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; set tcp_user_timeout = 10000';

/**
 * Opens a connection of its own for the session that holds the locks. PostgreSQL releases the locks when the
 * connection ends. If it breaks, the locks are acquired again on the next connection.
 */
export async function openHeldLocks(url: string): Promise<HeldLocks> {
  const held = new Set<string>();
  const session = await openLastingConnection(url, {
    // The name shows which process works on a job.
    name: `campus-locks ${process.pid}`,
    prepare: async (client) => {
      await client.query(keepAlive);
      await client.query(take, [[...held]]);
    },
  });
  return {
    take: async (names) => {
      // PostgreSQL would grant a session its own locks again.
      const free = names.filter((name) => !held.has(name));
      const taken = (await session.query<{ name: string }>(take, [free])).map(({ name }) => name);
      for (const name of taken) held.add(name);
      return taken;
    },
    release: async (names) => {
      for (const name of names) held.delete(name);
      await session.query(`select pg_advisory_unlock(${keyOf('name')}) from unnest($1::text[]) as name`, [
        names,
      ]);
    },
    close: () => session.close(),
  };
}

/**
 * An SQL condition that is true while any process holds the lock. `name` is an SQL expression. The condition
 * takes no lock. PostgreSQL can hash the subquery, so the time grows linearly with the number of locks.
 */
export const isHeld = (name: string) => `${keyOf(name)} in (
  select l.classid::int8 << 32 | l.objid::int8 from pg_locks l
  where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;
