import type { Queryable } from './database/sql.ts';

/** Durably passes work to the platform's workers. */
export interface JobQueue {
  /**
   * Enqueues a job. If `sql` is the transaction of a change, the job exists only if the change is committed.
   * Only one job per key waits at a time, so a job reads the current state instead of carrying data that may
   * be outdated. `afterSeconds` is the minimum delay. Jobs of one `group` leave capacity for other groups. A
   * job that is `ahead` runs before jobs enqueued earlier, because a person waits for it.
   */
  enqueue(
    sql: Queryable,
    name: string,
    job: { key: string; data: object; afterSeconds?: number; group?: string; ahead?: boolean },
  ): Promise<void>;
  /** Enqueues many jobs of one name at once, like `enqueue`. */
  enqueueAll(sql: Queryable, name: string, jobs: readonly { key: string; data: object }[]): Promise<void>;
}
