import { openLastingConnection } from './lasting-connection.ts';

/** Locks that this process holds until it releases them or dies, however it dies. */
export interface HeldLocks {
  /** Takes the locks of these names that nobody holds, this process included; returns their names. */
  take(names: readonly string[]): Promise<string[]>;
  release(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const keyOf = (name: string) => `hashtextextended(${name}, 0)`;

const take = `select name from unnest($1::text[]) as name where pg_try_advisory_lock(${keyOf('name')})`;

/** A machine that vanishes says nothing; PostgreSQL notices after ten seconds. */
const keepAlive =
  'set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; set tcp_user_timeout = 10000';

/**
 * Opens the session whose locks they are, on a connection of its own. PostgreSQL releases them when the connection
 * ends. If only the connection broke, the locks are taken again on the next.
 */
export async function openHeldLocks(url: string): Promise<HeldLocks> {
  const held = new Set<string>();
  const session = await openLastingConnection(url, {
    // So it can be seen which process works on a job.
    name: `campus-locks ${process.pid}`,
    prepare: async (client) => {
      await client.query(keepAlive);
      await client.query(take, [[...held]]);
    },
  });
  return {
    take: async (names) => {
      // A session is given its own locks again.
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
 * The condition that a process holds the lock of this name, which is an SQL expression. It takes no lock, and is made to
 * be hashed: its time grows with the number of locks, not with the square of it.
 */
export const isHeld = (name: string) => `${keyOf(name)} in (
  select l.classid::int8 << 32 | l.objid::int8 from pg_locks l
  where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;
