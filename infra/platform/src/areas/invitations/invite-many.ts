import { reason } from '@campus/contracts/core/reasons';
import type { emailData } from '@campus/contracts/invitations/invitations';
import { isEmailed } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { insertOpenInvitations } from '../../foundation/records/invitations.ts';
import type { Invitee, NewInvitation } from '../../foundation/schema/tables/invitation.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { countMails } from './count-mails.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMails } from './mail-invitation.ts';

/**
 * The outcome for an invitee: invited, skipped as a member or as already invited, or not mailed because of
 * the limits.
 */
export type Invited = 'invited' | 'member' | 'open' | 'tooManyMails';

interface Wording {
  emailData: z.output<typeof emailData>;
}

/**
 * Invites many people with few statements, each email once: creates invitations, mail jobs, and an audit
 * entry for each. Returns the result for each email. People who were already invited get no mail.
 */
export async function inviteMany(
  run: BulkWriting,
  wording: Wording,
  invitees: readonly Invitee[],
): Promise<ReadonlyMap<string, Invited>> {
  const { sql, task, services } = run;
  const known = await readKnown(sql, task.accountId, invitees);
  const strangers = invitees.filter(({ email }) => known.get(email) !== 'member');
  const wanted = strangers.map((invitee) =>
    newInvitation(run, wording, { ...invitee, isUser: known.has(invitee.email) }),
  );
  const inserted = new Map(await insertOpenInvitations(sql, wanted));
  const mailed = wanted.flatMap(({ email, status }) =>
    status === 'processing' && inserted.has(email) ? [email] : [],
  );
  const withdrawn = await withdrawBeyondLimits(run, mailed, inserted);
  await enqueueInvitationMails(
    services.jobs,
    sql,
    mailed.flatMap((email) => inserted.get(email) ?? []),
  );
  await record(run, strangers, inserted);
  const resultOf = (email: string): Invited => {
    if (inserted.has(email)) return 'invited';
    if (withdrawn.has(email)) return 'tooManyMails';
    return known.get(email) === 'member' ? 'member' : 'open';
  };
  return new Map(invitees.map(({ email }) => [email, resultOf(email)]));
}

/** Removes the new invitations whose mails exceed the limits. Returns their emails. */
async function withdrawBeyondLimits(
  { sql, task, services }: BulkWriting,
  mailed: readonly string[],
  inserted: Map<string, string>,
): Promise<ReadonlySet<string>> {
  const counting = { sql, config: services.config };
  const allowed = await countMails(counting, { accountId: task.accountId, emails: mailed });
  const withdrawn = mailed.filter((email) => !allowed.has(email));
  if (withdrawn.length === 0) return new Set();
  await sql.query('delete from "Invitation" where "objectId" = any($1)', [
    withdrawn.map((email) => inserted.get(email)),
  ]);
  for (const email of withdrawn) inserted.delete(email);
  return new Set(withdrawn);
}

/** Returns the emails that have a user, and those of existing members. */
async function readKnown(
  sql: Queryable,
  accountId: string,
  invitees: readonly Invitee[],
): Promise<ReadonlyMap<string, 'user' | 'member'>> {
  const users = await sql.query<{ email: string; kind: 'user' | 'member' }>(
    `select u.email, case when m."objectId" is null then 'user' else 'member' end as kind
     from "_User" u left join "Membership" m on m."user" = u."objectId" and m.account = $1
     where u.email = any($2)`,
    [accountId, invitees.map(({ email }) => email)],
  );
  return new Map(users.map(({ email, kind }) => [email, kind]));
}

function newInvitation(
  { task, services }: BulkWriting,
  { emailData: wording }: Wording,
  { isUser, ...invitee }: Invitee & { isUser: boolean },
): NewInvitation {
  const mailed = isEmailed(wording.sendTarget, { isMember: false, isUser });
  return {
    ...invitee,
    ...newIssue(services.config),
    accountId: task.accountId,
    invitedBy: task.requestedBy.id,
    emailData: wording,
    status: mailed ? 'processing' : 'pending',
    message: mailed ? null : reason('invitations.notMailed'),
  };
}

async function record(
  run: BulkWriting,
  invitees: readonly Invitee[],
  inserted: ReadonlyMap<string, string>,
): Promise<void> {
  await recordChanges(
    run,
    'invitations.create',
    invitees.flatMap((invitee) => {
      const id = inserted.get(invitee.email);
      return id === undefined
        ? []
        : [{ target: { type: 'invitation', id, label: invitee.email }, before: {}, after: { ...invitee } }];
    }),
  );
}
