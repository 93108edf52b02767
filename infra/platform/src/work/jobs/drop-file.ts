import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { job } from './define.ts';

const name = 'dropFile';

/** How long a file can wait for the change that refers to it. */
const unusedAfterSeconds = 3600;

/** Deletes a file unless something still refers to it. */
export const dropFile = job({
  name,
  data: z.object({ file: z.string() }),
  seconds: 60,
  retries: 8,
  handle: async ({ data: { file }, services: { sql, files } }) => {
    const used = await sql.one(
      'select from "Profile" where profilepic = $1 union all select from "Badge" where image = $1 limit 1',
      [file],
    );
    if (!used) await files.deleteFile(file);
  },
});

/** Enqueues the deletion of a file, once the change that removes the last reference is committed. */
export function enqueueDrop(sql: Queryable, jobs: JobQueue, file: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: file, data: { file } });
}

/**
 * Enqueues the deletion of a file in case no change ever refers to it: the process may end between storing
 * the file and the change.
 */
export function enqueueDropIfUnused(sql: Queryable, jobs: JobQueue, file: string): Promise<void> {
  return jobs.enqueue(sql, name, {
    key: `${file} unless used`,
    data: { file },
    afterSeconds: unusedAfterSeconds,
  });
}
