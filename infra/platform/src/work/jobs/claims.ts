import type { Services } from '../../call/services.ts';
import { type HeldLocks, isHeld } from '../../foundation/database/held-locks.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** How often each worker looks for claims of dead processes. */
const everyMs = 2_000;

interface Claimed {
  id: string;
}

const lockOf = ({ id }: Claimed) => `job ${id}`;

/**
 * Runs `work` on the jobs that no other process works on. Other processes cannot work on them until `work`
 * settles or this process dies. Returns the result, and the jobs that another process still works on.
 */
export async function whileHeld<J extends Claimed, R>(
  locks: HeldLocks,
  jobs: readonly J[],
  work: (held: readonly J[]) => Promise<R>,
): Promise<{ result: R; elsewhere: J[] }> {
  const taken = await locks.take(jobs.map(lockOf));
  const isTaken = (job: J) => taken.includes(lockOf(job));
  try {
    const result = await work(jobs.filter(isTaken));
    return { result, elsewhere: jobs.filter((job) => !isTaken(job)) };
  } finally {
    // If the connection is lost, the locks are released already.
    await locks.release(taken).catch(() => undefined);
  }
}

const unheld = `state = 'active' and retry_count < retry_limit and not ${isHeld(`'job ' || job.id`)}`;
const claim = `job.id || ':' || job.retry_count`;

/**
 * Returns the jobs of dead processes to the queue. `suspects` are the claims that nobody held at the last
 * check. A live process may briefly hold no lock: just after its claim, and after its connection broke.
 * Returns the suspects for the next check. Jobs without attempts left are handled by the queue.
 */
export async function freeDeadClaims(sql: Queryable, suspects: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await sql.query<{ claim: string }>(`select ${claim} as claim from jobs.job where ${unheld}`);
  const dead = rows.map((row) => row.claim).filter((each) => suspects.has(each));
  if (dead.length > 0)
    await sql.query(
      `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
       where ${unheld} and ${claim} = any($1)`,
      [dead],
    );
  return new Set(rows.map((row) => row.claim));
}

/** Frees the claims of dead processes every few seconds. Returns a function that stops it. */
export function keepFreeing({ sql, log }: Pick<Services, 'sql' | 'log'>): () => Promise<void> {
  let suspects: ReadonlySet<string> = new Set();
  let looking = Promise.resolve();
  const look = async () => {
    suspects = await freeDeadClaims(sql, suspects);
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => log.error(error, 'freeing jobs'));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}

/**
 * Creates an index that finds the few running jobs among all stored ones. The queue's own supervision uses it
 * too.
 */
export async function indexClaims(sql: Queryable): Promise<void> {
  const index = await sql.one<{ exists: boolean }>(
    `select to_regclass('jobs.job_under_way') is not null as exists`,
  );
  // Even `if not exists` would wait for every transaction that enqueues.
  if (!index?.exists)
    await sql.query(`create index if not exists job_under_way on jobs.job (id) where state = 'active'`);
}
