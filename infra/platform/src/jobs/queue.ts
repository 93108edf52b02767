import type { Queryable } from '../database/sql.ts';

/** Hands work to the platform's workers, durably. */
export interface Jobs {
  /**
   * Enqueues a job. Given the transaction of a change, the job exists exactly when the change does.
   * Of jobs with the same `key`, only one waits at a time.
   */
  enqueue(sql: Queryable, name: string, data: object, options?: { key?: string }): Promise<void>;
  close(): Promise<void>;
}
