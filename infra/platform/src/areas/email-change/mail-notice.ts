import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'email-notice';

const notice = z.object({ email: z.string(), event: z.enum(['asked', 'changed']) });
type Notice = z.output<typeof notice>;
/** An email change that was requested or made. */
export type EmailEvent = Notice['event'];

/** Notifies an unverified address that it will no longer be, or is no longer, a user's email. */
export function enqueueNotice(jobs: JobQueue, sql: Queryable, data: Notice): Promise<void> {
  return jobs.enqueue(sql, name, { key: `${data.email} ${data.event}`, data });
}

export const mailNotice = mailJob({
  name,
  data: notice,
  send: ({ data, services }) => send(services, data),
});

/**
 * The address may be mistyped and belong to a stranger, so the mail contains neither the name nor the new
 * address.
 */
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
