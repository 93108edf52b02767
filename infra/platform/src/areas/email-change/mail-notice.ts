import { text } from '@campus/contracts/core/messages';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import type { JobQueue } from '../../ground/job-queue.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'email-notice';

/** Has an address told that it is no longer a user's, who never proved that it was. */
export function enqueueNotice(jobs: JobQueue, sql: Queryable, email: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: email, data: { email } });
}

export const mailNotice = mailJob({
  name,
  data: z.object({ email: z.string() }),
  send: ({ data, services }) => send(services, data.email),
});

/** Perhaps the address was mistyped and is a stranger's: it learns neither the name nor the new address. */
async function send({ config, mail }: Services, to: string): Promise<void> {
  const subject = text('email.mail.subject', config);
  await mail.send({
    to,
    subject,
    title: text('email.mail.title'),
    paragraphs: [text('mail.greeting', { name: '' }), `${subject}.`],
    notes: [text('email.mail.support', { support: config.supportEmail })],
  });
}
