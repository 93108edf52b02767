import { badgesGiven, type ValueField } from '@campus/domain/imports/import-changes';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { PlannedRow, SettledRow } from '../../work/tasks/rows.ts';
import { lockOpenInvitations } from '../invitations/open-invitations.ts';
import { updateInvitations } from '../invitations/update-invitations.ts';
import { lockMembersByEmail } from '../members/members-by-email.ts';
import { updateMembers } from '../members/update-members.ts';
import { readImportAccount } from './import-account.ts';
import type { ImportRun } from './import-params.ts';
import { inviteRows } from './invite-rows.ts';
import type { PersonRow } from './row-plan.ts';
import { type PersonPlan, readPersonPlan } from './row-plan.ts';
import { settleInvitation } from './settle-invitation.ts';
import { settleMember } from './settle-member.ts';

const nameFields: readonly ValueField[] = ['displayName', 'firstName', 'lastName'];

/**
 * Applies the plans of some rows with few statements. First it protects the badges from deletion. Then it
 * locks all people in the order of all changes, compares them with the state in the plan, and writes.
 */
export async function settlePeople(run: ImportRun, planned: readonly PlannedRow[]): Promise<SettledRow[]> {
  const { sql, task } = run;
  const { accountId } = task;
  const rows = planned.map((row) => ({ ...row, person: readPersonPlan(row.plan) }));
  const of = (kind: PersonPlan['of']) => rows.filter(({ person }) => person.of === kind);
  const [members, invited, strangers] = [of('member'), of('invitation'), of('nobody')];
  await holdBadges(sql, accountId, rows);
  const lockedMembers = await lockMembersByEmail(sql, {
    accountId,
    emails: emailsOf(members),
    names: members.some(({ person }) => nameFields.some((name) => name in person.change.values)),
  });
  const invitations = await lockOpenInvitations(sql, { accountId, emails: emailsOf(invited) });
  const account = await readImportAccount(run);
  const actorId = task.requestedBy.id;
  const updates = members.map((row) =>
    settleMember(row, lockedMembers.get(row.target), { account, actorId }),
  );
  const renewals = invited.map((row) => settleInvitation(row, invitations.get(row.target), account));
  await updateInvitations(
    run,
    renewals.flatMap(({ update }) => update ?? []),
  );
  await updateMembers(
    run,
    updates.flatMap(({ update }) => update ?? []),
  );
  return [
    ...updates.map(({ settled }) => settled),
    ...renewals.map(({ settled }) => settled),
    ...(await inviteRows(run, account, strangers)),
  ];
}

function emailsOf(rows: readonly PersonRow[]): string[] {
  return rows.map(({ target }) => target);
}

/** Protects the badges to assign from deletion until the transaction ends. */
async function holdBadges(sql: Queryable, accountId: string, rows: readonly PersonRow[]): Promise<void> {
  const ids = new Set(rows.flatMap(({ person }) => badgesGiven(person.change)));
  if (ids.size === 0) return;
  await sql.query(
    'select from "Badge" where account = $1 and "objectId" = any($2) order by "objectId" for key share',
    [accountId, [...ids]],
  );
}
