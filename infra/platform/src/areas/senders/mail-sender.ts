import { text } from '@campus/contracts/core/text';
import { senderAcceptanceDays } from '@campus/domain/senders/senders';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { isRefusedForGood } from '../../foundation/mail/mailer.ts';
import { mailJob } from '../../work/jobs/mail-job.ts';
import { senderLink } from './link.ts';
import { refuseSender } from './refuse-sender.ts';

const name = 'sender-mail';

/** Enqueues the mail of a link, identified by its seed, in the transaction that issues it. */
export function enqueueSenderMail(jobs: JobQueue, sql: Queryable, tokenSeed: string): Promise<void> {
  return jobs.enqueue(sql, name, { key: tokenSeed, data: { tokenSeed } });
}

/** Asks the owner of an address whether invitations may come from it, unless a newer link was issued. */
export const mailSender = mailJob({
  name,
  data: z.object({ tokenSeed: z.string() }),
  send: async ({ data, services }) => {
    const asked = await findAsked(services.sql, data.tokenSeed);
    if (!asked) return;
    try {
      await send(services, { ...asked, ...data });
    } catch (error) {
      if (isRefusedForGood(error)) await refuseSender(services.sql, asked.tokenHash);
      throw error;
    }
  },
});

interface Asked {
  email: string;
  organization: string;
  requester: string;
  tokenHash: string;
}

function findAsked(sql: Queryable, tokenSeed: string): Promise<Asked | undefined> {
  return sql.one<Asked>(
    `select e.email, e."tokenHash", coalesce(nullif(a."organizationName", ''), a.name, '') as organization,
       coalesce(nullif(coalesce(m.displayname, u.displayname), ''), u.email, '') as requester
     from "EmailIdentity" e join "Account" a on a."objectId" = e.account
     left join "_User" u on u."objectId" = e."requestedBy"
     left join "Membership" m on m."user" = e."requestedBy" and m.account = e.account
     where e."tokenSeed" = $1 and e."verifiedAt" is null and e."withdrawnAt" is null`,
    [tokenSeed],
  );
}

async function send(
  { mail, config }: Services,
  { tokenSeed, ...asked }: Asked & { tokenSeed: string },
): Promise<void> {
  const words = { ...asked, brand: config.brand, support: config.supportEmail };
  await mail.send({
    to: asked.email,
    messageId: `sender-${asked.tokenHash.slice(0, 32)}`,
    subject: text('senders.mail.subject', words),
    title: text('senders.mail.title'),
    paragraphs: [text('senders.mail.body', words)],
    button: {
      label: text('senders.mail.button'),
      url: senderLink(config, tokenSeed),
    },
    notes: [
      text('senders.mail.expiry', { days: senderAcceptanceDays }),
      text('senders.mail.withdraw'),
      text('senders.mail.ignore', words),
    ],
  });
}
