import { type Reason, reason } from '@campus/contracts/core/reasons';
import { badgesGiven, changedValues, type PlannedChange } from '@campus/domain/imports/import-changes';
import type { Invitee } from '../../foundation/schema/tables/invitation.ts';
import type { SettledRow } from '../../work/tasks/rows.ts';
import { type Invited, inviteMany } from '../invitations/invite-many.ts';
import type { ImportAccount } from './import-account.ts';
import type { ImportRun } from './import-params.ts';
import type { PersonRow } from './row-plan.ts';
import { missingReference } from './settle-change.ts';
import { invitedAs, refuseInvited } from './settle-invitation.ts';

/** Invites the people in these rows. Skips people who have become members or have been invited since. */
export async function inviteRows(
  run: ImportRun,
  account: ImportAccount,
  rows: readonly PersonRow[],
): Promise<SettledRow[]> {
  const refusals = rows.map(({ person }) => refuse(person.change, account));
  const invitees = rows.flatMap(({ target, person }, index) =>
    refusals[index] === undefined ? [inviteeOf(target, person.change)] : [],
  );
  const invited = await inviteMany(run, run.params.options, invitees);
  return rows.map(({ position, target, person }, index): SettledRow => {
    const outcome = invited.get(target);
    const refusal = refusals[index];
    if (!outcome) return { position, outcome: 'failed', reasons: refusal ? [refusal] : [] };
    return { position, ...ending(outcome, target, person.remarks) };
  });
}

function refuse(change: PlannedChange, account: ImportAccount): Reason | undefined {
  const refusal = refuseInvited(change, account);
  return refusal ? reason(refusal) : missingReference(change, account);
}

function inviteeOf(email: string, change: PlannedChange): Invitee {
  const wanted = invitedAs(new Map(changedValues(change).map(([field, { to }]) => [field, to])));
  const texts = { displayName: '', firstName: '', lastName: '', title: '', teamid: '' };
  return { email, ...texts, permission: 'member', ...wanted, badges: badgesGiven(change) };
}

function ending(
  invited: Invited,
  email: string,
  remarks: readonly Reason[],
): Pick<SettledRow, 'outcome' | 'reasons'> {
  if (invited === 'invited') return { outcome: 'done', reasons: remarks };
  if (invited === 'tooManyMails') return { outcome: 'failed', reasons: [reason('imports.row.tooManyMails')] };
  return {
    outcome: 'skipped',
    reasons: [
      invited === 'member' ? reason('invitations.alreadyMember', { email }) : reason('imports.row.invited'),
    ],
  };
}
