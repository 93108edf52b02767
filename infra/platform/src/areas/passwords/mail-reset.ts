import * as z from 'zod';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { job } from '../../work/jobs/define.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';

const name = 'password-reset';
const mailsPerUser = 3;

/**
 * Enqueues a reset link for the user with this address. Until then, an unknown address is handled in the same
 * way.
 */
export function enqueueReset(jobs: JobQueue, sql: Queryable, email: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: email, data: { email } });
}

/** Finds the user with the address, and mails a link unless there were several recently. */
export const mailReset = job({
  name,
  data: z.object({ email: z.string() }),
  seconds: 60,
  retries: 8,
  handle: ({ data: { email }, services }) =>
    services.sql.transaction(async (sql) => {
      const userId = await lockUser(sql, email);
      if (userId && !(await hasHadEnough(sql, userId, email)))
        await issueMailedLink(sql, services, { purpose: 'passwordReset', userId, email });
    }),
});

async function lockUser(sql: Sql, email: string): Promise<string | undefined> {
  const user = await sql.one<{ id: string }>(
    'select "objectId" as id from "_User" where email = $1 for update',
    [email],
  );
  return user?.id;
}

async function hasHadEnough(sql: Queryable, userId: string, email: string): Promise<boolean> {
  const recent = await sql.query(
    `select from "MailedLink" where "user" = $1 and purpose = 'passwordReset' and email = $2
       and "createdAt" > now() - interval '15 minutes'`,
    [userId, email],
  );
  return recent.length >= mailsPerUser;
}
