import { AppError } from '@campus/contracts/core/app-error';
import { id } from '@campus/contracts/core/fields';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import {
  type Reminded,
  type ReminderRefusal,
  refuseReminder,
  unansweredStatuses,
} from '@campus/domain/invitations/reminders';
import * as z from 'zod';
import { accountAccessOf } from '../../call/identify.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { countedItems, refuseUnknownCount } from '../../work/counted-sets.ts';
import { type BulkWriting, type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { type PlannedRow, planRows, rowStep, type SettledRow } from '../../work/tasks/rows.ts';
import { rowsFile } from '../../work/tasks/rows-file.ts';
import { countReminders } from './count-mails.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { isMember } from './invited-member.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMails } from './mail-invitation.ts';
import { isKeptBack, isUnanswered, remindDoor, shownInvitation } from './unanswered.ts';

const params = z.strictObject({
  search: z.string().default(''),
  status: z.enum(unansweredStatuses).optional(),
  counted: id.optional(),
});
type Params = z.output<typeof params>;

/** Small enough that people who accept an invitation barely wait for a step. */
const stepSize = 500;

/** Sends the invitations again that were counted, as far as they are as they were; each under the rule for one. */
export const remindTask = taskDefinition({
  kind: 'invitations.resend',
  params,
  plan,
  step: rowStep<Params>(stepSize, settle),
  file: rowsFile('invitations-resent', 'members.field.email'),
});

async function plan({ sql, task, params: asked }: TaskRun<Params>): Promise<number> {
  const { accountId, requestedBy } = task;
  const { counted } = asked;
  const values = collectValues();
  if (counted === undefined) {
    const wanted = isUnanswered({ ...asked, accountId }, values);
    const text = `select "objectId" as target, email as label, to_json(${shownInvitation}) as plan
      from "Invitation" where ${wanted} order by "objectId"`;
    return planRows(sql, task.id, { text, values: values.list });
  }
  await refuseUnknownCount(sql, counted);
  const items = countedItems({ accountId, userId: requestedBy.id, door: remindDoor, counted }, values);
  const text = `select split_part(item, ' ', 1) as target, coalesce(i.email, split_part(item, ' ', 1)) as label,
      to_json(item) as plan
    from ${items} counted left join "Invitation" i
      on i."objectId" = split_part(item, ' ', 1) and i.account = ${values.bind(accountId)}
    order by 1`;
  return planRows(sql, task.id, { text, values: values.list });
}

interface Locked extends Omit<Reminded, 'isAtLimit'> {
  id: string;
  email: string;
  /** The invitation as it is now, in the form of a count. */
  shown: string;
}

async function settle(run: TaskRun<Params>, rows: readonly PlannedRow[]): Promise<readonly SettledRow[]> {
  const { sql, task, services } = run;
  const { accountId, requestedBy } = task;
  const [account, actor] = [
    await readInvitationAccount(sql, accountId),
    await accountAccessOf(services, requestedBy.id, accountId),
  ];
  if (!actor?.accountAccess) throw new AppError('forbidden', 'tasks.notAllowed');
  if (account.invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
  const by = {
    actorLevel: actor.accountAccess.level,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
  };
  const locked = await lock(sql, accountId, rows);
  const refusals = new Map<number, { outcome: 'skipped' | 'failed'; why: Reason }>();
  const wanted: Locked[] = [];
  for (const { position, target, plan: shown } of rows) {
    const invitation = locked.get(target);
    if (invitation?.shown !== shown || !invitation) {
      refusals.set(position, { outcome: 'skipped', why: reason('invitations.remind.changed') });
      continue;
    }
    const why = refuseReminder({ ...invitation, isAtLimit: false }, by);
    if (why) refusals.set(position, refused(why, invitation.email));
    else wanted.push(invitation);
  }
  const emails = wanted.map(({ email }) => email);
  const atLimit = await countReminders({ sql, config: services.config }, { accountId, emails });
  await resendMany(
    run,
    wanted.filter(({ email }) => !atLimit.has(email)),
  );
  return rows.map(({ position, label }): SettledRow => {
    const limit = atLimit.get(label);
    const refusal = refusals.get(position) ?? (limit && refused(limit, label));
    return refusal
      ? { position, outcome: refusal.outcome, reasons: [refusal.why] }
      : { position, outcome: 'done' };
  });
}

function refused(why: ReminderRefusal, email: string): { outcome: 'skipped' | 'failed'; why: Reason } {
  if (why === 'member') return { outcome: 'skipped', why: reason('invitations.alreadyMember', { email }) };
  if (why === 'notMailed') return { outcome: 'skipped', why: reason('invitations.notMailed') };
  return { outcome: 'failed', why: reason(`invitations.remind.${why}`) };
}

/** Locks the pending invitations among the rows, in the order that all changes of several use. */
async function lock(
  sql: Queryable,
  accountId: string,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, Locked>> {
  const locked = await sql.query<Locked>(
    `select "objectId" as id, email, permission, ${shownInvitation} as shown, ${isMember} as "isMember",
       ${isKeptBack} as "isKeptBack"
     from "Invitation" i where account = $1 and "objectId" = any($2) and status = 'pending'
     order by "objectId" for no key update`,
    [accountId, rows.map(({ target }) => target)],
  );
  return new Map(locked.map((row) => [row.id, row]));
}

/** Issues new links, as sending one invitation again does, and enqueues their mails behind those of single ones. */
async function resendMany(run: BulkWriting, invitations: readonly Locked[]): Promise<void> {
  if (invitations.length === 0) return;
  const { sql, task, services } = run;
  const issued = invitations.map((invitation) => ({ ...invitation, ...newIssue(services.config) }));
  await sql.query(
    `update "Invitation" i set status = 'processing', "hasBeenResent" = true, message = null, "invitedBy" = $2,
       "updatedAt" = now(), "tokenSeed" = issue."tokenSeed", "tokenHash" = issue."tokenHash",
       "expiresAt" = issue."expiresAt"
     from json_to_recordset($1::json) issue (id text, "tokenSeed" text, "tokenHash" text, "expiresAt" timestamptz)
     where i."objectId" = issue.id`,
    [JSON.stringify(issued), task.requestedBy.id],
  );
  await enqueueInvitationMails(
    services.jobs,
    sql,
    issued.map((invitation) => invitation.id),
  );
  await recordChanges(
    run,
    'invitations.resend',
    issued.map(({ id: target, email, expiresAt }) => ({
      target: { type: 'invitation', id: target, label: email },
      before: { status: 'pending' },
      after: { status: 'processing', expiresAt: expiresAt.toISOString() },
    })),
  );
}
