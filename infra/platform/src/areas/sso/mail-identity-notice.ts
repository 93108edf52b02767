import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'identity-notice';
const notice = z.object({
  email: z.string(),
  event: z.enum(['linked', 'unlinked', 'dropped']),
  /** The provider's display name; empty if several identities were removed. */
  provider: z.string(),
});
type Notice = z.output<typeof notice>;

/** Notifies a person that an identity was linked to their user, or unlinked. */
export async function enqueueIdentityNotice(jobs: JobQueue, sql: Queryable, data: Notice): Promise<void> {
  if (data.email !== '') await jobs.enqueue(sql, name, { key: data.email, data });
}

export const mailIdentityNotice = mailJob({
  name,
  data: notice,
  send: ({ data, services }) => send(services, data),
});

async function send({ config, mail }: Services, { email, event, provider }: Notice): Promise<void> {
  const { brand, supportEmail: support } = config;
  await mail.send({
    to: email,
    subject: text('sso.mail.subject', { brand }),
    title: text('sso.mail.title'),
    paragraphs: [text('mail.greeting', { name: '' }), text(`sso.mail.${event}`, { brand, provider })],
    notes: [text('sso.mail.notYou', { support })],
  });
}
