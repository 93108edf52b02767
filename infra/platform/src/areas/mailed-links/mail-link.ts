import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { isRefusedForGood } from '../../foundation/mail/mailer.ts';
import type { MailedLinkPurpose } from '../../foundation/schema/tables/mailed-link.ts';
import { job } from '../../work/jobs/define.ts';
import { mailSeconds } from '../../work/jobs/mail-job.ts';
import { linkOf } from './link.ts';
import { composeLinkMail } from './link-mail.ts';

const name = 'link-mail';

/** Enqueues the mail of a link, in the transaction that issues it. */
export function enqueueMailedLink(jobs: JobQueue, sql: Queryable, linkId: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: linkId, data: { linkId } });
}

/** Mails a link, unless it is no longer valid. */
export const mailLink = job({
  name,
  data: z.object({ linkId: z.string() }),
  seconds: mailSeconds,
  retries: 8,
  handle: async ({ data, services, log }) => {
    const open = await findOpen(services.sql, data.linkId);
    if (!open) return;
    try {
      await send(services, open);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ err: error, purpose: open.purpose }, 'mail refused');
    }
  },
});

interface OpenLink {
  purpose: MailedLinkPurpose;
  email: string;
  tokenSeed: string;
  tokenHash: string;
  firstName: string;
  currentEmail: string;
  wantedEmail: string;
  organizationName: string;
  /** The heading of that account's mails and its support address; '' for ours. */
  header: string;
  supportEmail: string;
}

function findOpen(sql: Queryable, linkId: string): Promise<OpenLink | undefined> {
  return sql.one<OpenLink>(
    `select l.purpose, l.email, l."tokenSeed", l."tokenHash", coalesce(u.firstname, '') as "firstName",
       coalesce(u.email, '') as "currentEmail", coalesce(a."organizationName", '') as "organizationName",
       coalesce(a."dashboardOptions" ->> 'campusEmailHeader', '') as header,
       coalesce(w."supportEmail", '') as "supportEmail",
       coalesce((
         select c.email from "MailedLink" c where c."user" = u."objectId" and c.purpose = 'emailChange'
         order by c."createdAt" desc limit 1
       ), '') as "wantedEmail"
     from "MailedLink" l join "_User" u on u."objectId" = l."user"
       left join "ServerConfig" w on l."serverConfigName" <> '' and w.name = l."serverConfigName"
       left join "Account" a on a."objectId" = w.account
     where l."objectId" = $1 and l."usedAt" is null and l."expiresAt" > now()
       and (l.purpose in ('emailChange', 'emailObjection') or l.email = u.email)`,
    [linkId],
  );
}

async function send({ config, mail }: Services, open: OpenLink): Promise<void> {
  await mail.send({
    to: open.email,
    // The same for every attempt to send this link, so that mail programs recognize a repeated mail.
    messageId: `${open.purpose.toLowerCase()}-${open.tokenHash.slice(0, 32)}`,
    header: open.header,
    ...composeLinkMail(open.purpose, {
      config: { ...config, supportEmail: open.supportEmail || config.supportEmail },
      firstName: open.firstName,
      to: open.email,
      email: open.currentEmail,
      wantedEmail: open.wantedEmail,
      organizationName: open.organizationName,
      link: linkOf(config, open.purpose, open.tokenSeed),
    }),
  });
}
