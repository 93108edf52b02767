import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'password-notice';
const notice = z.object({
  id: z.string(),
  email: z.string(),
  /** Changed with the previous password, or reset with a mailed link. */
  event: z.enum(['changed', 'reset']),
});
type Notice = z.output<typeof notice>;

/** Mails a person that the password was changed, in the transaction of the change. */
export async function enqueuePasswordNotice(
  jobs: JobQueue,
  sql: Queryable,
  { email, event }: Omit<Notice, 'id'>,
): Promise<void> {
  if (email === '') return;
  const id = newObjectId();
  await jobs.enqueue(sql, name, { key: id, data: { id, email, event } });
}

export const mailPasswordNotice = mailJob({
  name,
  data: notice,
  send: ({ data, services }) => send(services, data),
});

async function send({ config, mail }: Services, { id, email, event }: Notice): Promise<void> {
  const { brand, publicUrl, supportEmail: support } = config;
  await mail.send({
    to: email,
    messageId: `password-notice-${id}`,
    subject: text('password.notice.subject', { brand }),
    title: text('password.notice.title'),
    paragraphs: [
      text('mail.greeting', { name: '' }),
      text(`password.notice.${event}`, { brand }),
      text('password.notice.sessions'),
    ],
    notes: [text('password.notice.notYou', { url: `${publicUrl}/forgot-password`, support })],
  });
}
