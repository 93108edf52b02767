import { text } from '@campus/contracts/core/text';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';

const name = 'single-sign-on-bypass';
const notice = z.object({
  to: z.string(),
  account: z.string(),
  owner: z.string(),
  address: z.string(),
});
type Notice = z.output<typeof notice>;

/** Notifies all owners of an account that one of them entered it without single sign-on. */
export async function enqueueBypassNotice(
  jobs: JobQueue,
  sql: Queryable,
  { accountId, ...entry }: { accountId: string; owner: string; address: string },
): Promise<void> {
  const owners = await sql.query<{ to: string; account: string }>(
    `select u.email as "to", coalesce(a."organizationName", '') as account
     from "Membership" m join "_User" u on u."objectId" = m."user" join "Account" a on a."objectId" = m.account
     where m.account = $1 and m.permission = 'owner' and u.email <> ''`,
    [accountId],
  );
  for (const owner of owners)
    await jobs.enqueue(sql, name, { key: `${accountId} ${owner.to}`, data: { ...owner, ...entry } });
}

export const mailBypass = mailJob({
  name,
  data: notice,
  send: ({ data, services }) => send(services, data),
});

async function send({ config, mail }: Services, { to, account, owner, address }: Notice): Promise<void> {
  const subject = text('accounts.bypass.subject', { account });
  await mail.send({
    to,
    subject,
    title: subject,
    paragraphs: [
      text('mail.greeting', { name: '' }),
      text('accounts.bypass.body', { account, owner }),
      text('accounts.bypass.address', { address }),
    ],
    notes: [text('accounts.bypass.notExpected', { support: config.supportEmail })],
  });
}
