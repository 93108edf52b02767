import { bounded, type Reason, reason } from '@campus/contracts/core/reasons';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { isRefusedForGood } from '../../foundation/mail/mailer.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { invitationTable } from '../../foundation/schema/tables/invitation.ts';
import { job } from '../../work/jobs/define.ts';
import { mailSeconds } from '../../work/jobs/mail-job.ts';
import { inviterRefusals } from '../accounts/refuse-inviter.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { composeInvitation } from './invitation-mail.ts';
import { isMember } from './invited-member.ts';
import { linkOf } from './link.ts';
import { readEmailData } from './read-invitations.ts';

export const invitationMailJob = 'invitation-mail';

/**
 * Enqueues the mail of an invitation's current link, in the transaction that issues it. Mails of imports can
 * wait.
 */
export function enqueueInvitationMail(jobs: JobQueue, sql: Queryable, invitationId: string): Promise<void> {
  return jobs.enqueue(sql, invitationMailJob, { key: invitationId, data: { invitationId }, ahead: true });
}

/** Enqueues the mails of an import's invitations, behind those of single invitations. */
export function enqueueInvitationMails(
  jobs: JobQueue,
  sql: Queryable,
  ids: readonly string[],
): Promise<void> {
  const waiting = ids.map((invitationId) => ({ key: invitationId, data: { invitationId } }));
  return jobs.enqueueAll(sql, invitationMailJob, waiting);
}

/**
 * Sends an invitation's mail and sets the invitation to pending. Until the mail server accepts the mail, the
 * invitation is processing. If sending fails, its status is error, with the reason as message. A person who
 * has become a member gets no mail.
 */
export const mailInvitation = job({
  name: invitationMailJob,
  data: z.object({ invitationId: z.string() }),
  seconds: mailSeconds,
  retries: 8,
  // More than the mail server accepts at a time, so that it never idles while the slowest mail of a batch
  // finishes.
  batch: 16,
  // The mails of an import do not slow it down: they are sent after it.
  givesWayMs: 2_000,
  handle: async ({ data, services, lastAttempt }) => {
    const waiting = await findWaiting(services.sql, data.invitationId);
    if (!waiting) return;
    if (waiting.isMember) {
      const { email } = waiting;
      return settle(services.sql, waiting, 'pending', reason('invitations.alreadyMember', { email }));
    }
    const { sql, config } = services;
    const refusal = (await inviterRefusals({ sql, config }, [waiting]))(waiting);
    if (refusal) return settle(sql, waiting, 'error', reason(refusal));
    try {
      await send(services, waiting);
    } catch (error) {
      if (!lastAttempt && !isRefusedForGood(error)) throw error;
      const why = error instanceof Error ? error.message : String(error);
      return settle(services.sql, waiting, 'error', reason('invitations.mailFailed', { reason: why }));
    }
    await settle(services.sql, waiting, 'pending', null);
  },
});

const columns = invitationTable.select(
  [
    'id',
    'accountId',
    'email',
    'displayName',
    'firstName',
    'tokenSeed',
    'tokenHash',
    'expiresAt',
    'emailData',
    'invitedBy',
    'permission',
  ],
  'i',
);

/** An invitation whose mail is pending. It always has a link. */
type Waiting = SelectedRow<typeof columns> & {
  tokenSeed: string;
  tokenHash: string;
  inviter: string;
  /** Whether the invited person has already joined the account in another way. */
  isMember: boolean;
};

function findWaiting(sql: Queryable, invitationId: string): Promise<Waiting | undefined> {
  return sql.one<Waiting>(
    `select ${columns}, coalesce(s.displayname, u.displayname, '') as inviter, ${isMember} as "isMember"
     from "Invitation" i left join "_User" u on u."objectId" = i."invitedBy"
     left join "Membership" s on s."user" = i."invitedBy" and s.account = i.account
     where i."objectId" = $1 and i.status = 'processing'`,
    [invitationId],
  );
}

async function send({ config, mail, sql }: Services, waiting: Waiting): Promise<void> {
  const account = await readInvitationAccount(sql, waiting.accountId);
  const custom = readEmailData(waiting.emailData);
  const { organizationName, fromEmail, customInvitationUrl, campusEmailHeader, supportEmail } = account;
  await mail.send({
    from: fromEmail ? { name: organizationName, address: fromEmail } : undefined,
    to: waiting.email,
    replyTo: custom.replyTo || undefined,
    // The same for every attempt to send this link, so that mail programs recognize a repeated mail.
    messageId: `invitation-${waiting.tokenHash.slice(0, 32)}`,
    header: campusEmailHeader,
    ...composeInvitation({
      brand: config.brand,
      support: supportEmail || config.supportEmail,
      organization: organizationName,
      inviter: waiting.inviter || organizationName,
      invitee: waiting.firstName || waiting.displayName,
      link: linkOf(config, { tokenSeed: waiting.tokenSeed, customInvitationUrl }),
      expiresAt: waiting.expiresAt,
      custom,
    }),
  });
}

/**
 * Sets the status, and the time of a mail that was sent, unless the invitation was accepted, deleted, or reissued while
 * its mail was sent.
 */
async function settle(
  sql: Queryable,
  { id, tokenHash }: Waiting,
  status: 'pending' | 'error',
  message: Reason | null,
): Promise<void> {
  const isMailed = status === 'pending' && message === null;
  await sql.query(
    `update "Invitation" set status = $3, message = $4, "updatedAt" = now(),
       "mailedAt" = case when $5 then now() else "mailedAt" end
     where "objectId" = $1 and "tokenHash" = $2 and status = 'processing'`,
    [id, tokenHash, status, message && JSON.stringify(bounded(message)), isMailed],
  );
}
