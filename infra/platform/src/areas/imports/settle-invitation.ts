import { type Reason, reason } from '@campus/contracts/core/reasons';
import { isPermission } from '@campus/domain/access/levels';
import { type PlannedChange, permissionOf, type ValueField } from '@campus/domain/imports/import-changes';
import { refuseInvitee } from '@campus/domain/imports/import-decisions';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import { inviteeTexts } from '../../foundation/schema/tables/invitation.ts';
import type { InvitedPermission } from '../invitations/invited-permission.ts';
import type { OpenInvitation } from '../invitations/open-invitations.ts';
import type { InvitationUpdate } from '../invitations/update-invitations.ts';
import type { ImportAccount } from './import-account.ts';
import { valuesOfInvitation } from './known-people.ts';
import type { PersonRow, Settling } from './row-plan.ts';
import { settleChange } from './settle-change.ts';

/** Returns the outcome of a row about an open invitation, which must be locked. */
export function settleInvitation(
  { position, person }: PersonRow,
  invitation: OpenInvitation | undefined,
  account: ImportAccount,
): Settling<InvitationUpdate> {
  const failed = (why: Reason): Settling<InvitationUpdate> => ({
    settled: { position, outcome: 'failed', reasons: [why] },
  });
  if (!invitation || person.of !== 'invitation' || person.id !== invitation.id)
    return failed(reason('imports.row.invitationGone'));
  const refusal = refuseInvited(person.change, account, invitation);
  if (refusal) return failed(reason(refusal));
  const toDo = settleChange(valuesOfInvitation(invitation), person.change, account);
  if ('outcome' in toDo) return { settled: { position, ...toDo } };
  const badges = toDo.badges && { badges: toDo.badges };
  return {
    settled: { position, outcome: 'done', reasons: person.remarks },
    update: { invitation, changes: { ...invitedAs(toDo.values), ...badges } },
  };
}

/** Returns why this invitation is refused now, or undefined. */
export function refuseInvited(change: PlannedChange, account: ImportAccount, invitation?: OpenInvitation) {
  return account.invitesDisabled ? 'invitations.disabled' : refuseInvitedRole(change, account, invitation);
}

/**
 * Returns why the requester cannot invite with the role in the change, or cannot change an open invitation
 * with its current role. Otherwise returns undefined.
 */
export function refuseInvitedRole(
  change: PlannedChange,
  account: ImportAccount,
  invitation: Pick<OpenInvitation, 'permission'> | undefined,
) {
  const present = invitation && refuseInvitee(invitation.permission, account);
  const permission = permissionOf(change);
  return present ?? (permission && refuseInvitee(permission, account));
}

/** Returns the new values of an invitation, under its column names. */
export function invitedAs(values: ReadonlyMap<ValueField, MemberFieldValue>): InvitationUpdate['changes'] {
  const changes: InvitationUpdate['changes'] = {};
  for (const [field, value] of values) {
    const text = String(value);
    if (field === 'teamId') changes.teamid = text;
    else if (field === 'permission') changes.permission = invitedPermission(text);
    else if (isText(field)) changes[field] = text;
  }
  return changes;
}

function isText(field: ValueField): field is (typeof inviteeTexts)[number] {
  return inviteeTexts.some((known) => known === field);
}

function invitedPermission(text: string): InvitedPermission {
  if (isPermission(text) && text !== 'suspended') return text;
  throw new Error(`Nobody is invited as ${text}.`);
}
