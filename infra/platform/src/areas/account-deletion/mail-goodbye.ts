import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import type { MailContent } from '../../foundation/mail/layout.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'goodbye-mail';
const person = z.object({ userId: z.string(), email: z.string(), firstName: z.string() });
type Person = z.output<typeof person>;

/**
 * Enqueues the goodbye mail of a deleted user, in the deleting transaction: afterward the address is gone.
 */
export function enqueueGoodbye(jobs: JobQueue, sql: Queryable, gone: Person): Promise<void> {
  return jobs.enqueue(sql, name, { key: gone.userId, data: gone });
}

export const mailGoodbye = mailJob({
  name,
  data: person,
  send: ({ data, services: { config, mail } }) =>
    mail.send({ to: data.email, messageId: `goodbye-${data.userId}`, ...contentFor(config, data) }),
});

function contentFor(
  { brand, supportEmail }: Pick<PlatformConfig, 'brand' | 'supportEmail'>,
  { email, firstName }: Person,
): MailContent {
  return {
    subject: text('profile.goodbye.subject', { brand }),
    title: text('profile.goodbye.title'),
    paragraphs: [
      text('mail.greeting', { name: firstName }),
      text('profile.goodbye.body', { brand, email }),
      text('profile.goodbye.gone'),
    ],
    notes: [text('profile.goodbye.notYou', { support: supportEmail })],
  };
}
