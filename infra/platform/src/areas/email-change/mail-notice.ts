import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'email-notice';

const notice = z.object({ email: z.string(), event: z.enum(['asked', 'changed']) });
type Notice = z.output<typeof notice>;
/** An event of a user's email: a change was requested, or made. */
export type EmailEvent = Notice['event'];

/** Notifies an address that it will be, or is, no longer a user's, who had never proven it. */
export function enqueueNotice(jobs: JobQueue, sql: Queryable, data: Notice): Promise<void> {
  return jobs.enqueue(sql, name, { key: `${data.email} ${data.event}`, data });
}

export const mailNotice = mailJob({
  name,
  data: notice,
  send: ({ data, services }) => send(services, data),
});

/** Perhaps the address was mistyped and is a stranger's: it learns neither the name nor the new address. */
async function send({ config, mail }: Services, { email: to, event }: Notice): Promise<void> {
  const texts = event === 'asked' ? 'email.asked.mail' : 'email.mail';
  const subject = text(`${texts}.subject`, config);
  await mail.send({
    to,
    subject,
    title: text(`${texts}.title`),
    paragraphs: [text('mail.greeting', { name: '' }), `${subject}.`],
    notes: [text('email.mail.support', { support: config.supportEmail })],
  });
}
