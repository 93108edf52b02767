import type { Queryable } from './database/sql.ts';

/** Hands work to the platform's workers, durably. */
export interface JobQueue {
  /**
   * Enqueues a job. With the transaction of a change as `sql`, the job exists exactly when the change does.
   * Only one job of the same key waits at a time: the data must say what to do, not what was known.
   * `afterSeconds` is the shortest wait. Jobs of one `group` leave room for those of other groups. A job that is
   * `ahead` comes before jobs enqueued earlier, because a person waits for it.
   */
  enqueue(
    sql: Queryable,
    name: string,
    job: { key: string; data: object; afterSeconds?: number; group?: string; ahead?: boolean },
  ): Promise<void>;
  /** Enqueues many jobs of one name at once, each as `enqueue` does. */
  enqueueAll(sql: Queryable, name: string, jobs: readonly { key: string; data: object }[]): Promise<void>;
}
