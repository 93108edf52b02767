import { text } from '@campus/contracts/core/text';
import { callOutcomes, connections } from '@campus/domain/integrations/health';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'connection-broken';

const broken = z.object({
  id: z.string(),
  email: z.string(),
  organization: z.string(),
  accountId: z.string(),
  connection: z.enum(connections),
  outcome: z.enum(callOutcomes),
});
type Broken = z.output<typeof broken>;

const owners = `
  select u.email, a."organizationName" as organization from "Membership" m
  join "_User" u on u."objectId" = m."user"
  join "Account" a on a."objectId" = m.account
  where m.account = $1 and m.permission = 'owner' and coalesce(u.email, '') <> ''`;

/** Mails the owners of an account that a connection no longer works, in the transaction that detects it. */
export async function enqueueBroken(
  jobs: JobQueue,
  sql: Queryable,
  about: Pick<Broken, 'accountId' | 'connection' | 'outcome'>,
): Promise<void> {
  const recipients = await sql.query<Pick<Broken, 'email' | 'organization'>>(owners, [about.accountId]);
  for (const owner of recipients) {
    const id = newObjectId();
    await jobs.enqueue(sql, name, { key: id, data: { ...about, ...owner, id } });
  }
}

export const mailBroken = mailJob({ name, data: broken, send: ({ data, services }) => send(services, data) });

async function send(
  { config, mail }: Services,
  { id, email, organization, accountId, ...what }: Broken,
): Promise<void> {
  const connection = text(`integrations.connection.${what.connection}`);
  const reason = text(`integrations.outcome.${what.outcome}`);
  await mail.send({
    to: email,
    messageId: `connection-broken-${id}`,
    subject: text('integrations.mail.subject', { connection, organization }),
    title: text('integrations.mail.title', { connection }),
    paragraphs: [
      text('mail.greeting', { name: '' }),
      text('integrations.mail.what', { connection, organization, reason }),
    ],
    button: {
      label: text('integrations.mail.button'),
      url: `${config.publicUrl}/admin/world/integrations?account=${accountId}`,
    },
    notes: [text('integrations.mail.once')],
  });
}
