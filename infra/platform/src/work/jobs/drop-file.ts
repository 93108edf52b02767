import * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import type { JobQueue } from '../../ground/job-queue.ts';
import { job } from './define.ts';

const name = 'dropFile';

/** How long a file may wait for the change that refers to it. */
const unusedAfterSeconds = 3600;

/** Deletes a file unless something refers to it. */
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

/** Has a file deleted once the change commits that takes the last reference to it away. */
export function enqueueDrop(sql: Queryable, jobs: JobQueue, file: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: file, data: { file } });
}

/** Has a file deleted later should no change ever refer to it: the process may end between the two. */
export function enqueueDropIfUnused(sql: Queryable, jobs: JobQueue, file: string): Promise<void> {
  return jobs.enqueue(sql, name, {
    key: `${file} unless used`,
    data: { file },
    afterSeconds: unusedAfterSeconds,
  });
}
