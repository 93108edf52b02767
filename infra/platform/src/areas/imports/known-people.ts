import type { NamedBadge } from '@campus/domain/badges/import-badges';
import type { PersonValues, ValueField } from '@campus/domain/imports/import-changes';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import { inviteeTexts } from '../../foundation/schema/tables/invitation.ts';
import type { OpenInvitation } from '../invitations/open-invitations.ts';
import { plainValues } from '../members/custom-fields.ts';
import type { ExportedPerson } from '../members/export-columns.ts';
import { changeableColumns, fieldOf } from '../members/member-columns.ts';
import type { StoredMember } from '../members/members-by-email.ts';

/** Returns the member's stored values that a file can contain. */
export function valuesOfMember(member: StoredMember): PersonValues {
  const values = known(changeableColumns.map((column) => [fieldOf(column), member[column]]));
  for (const [name, value] of Object.entries(plainValues(member.customFields)))
    if (value !== '') values.set(`custom:${name}`, value);
  return { values, badges: member.badges };
}

/** Returns the invited person's values that a file can contain. */
export function valuesOfInvitation(invitation: OpenInvitation): PersonValues {
  const { permission, teamid, badges } = invitation;
  const texts = inviteeTexts.map((name): Text => [name, invitation[name]]);
  return { values: known([...texts, ['permission', permission], ['teamId', teamid]]), badges };
}

/** Returns a member in the format of member exports. */
export function exportedMember(member: StoredMember, badges: readonly NamedBadge[]): ExportedPerson {
  return {
    ...member,
    user: member,
    badges: member.badges.length === 0 ? [] : badges.filter(({ id }) => member.badges.includes(id)),
    customFields: plainValues(member.customFields),
  };
}

/** Returns an invited person in the format of member exports. */
export function exportedInvitation(
  invitation: OpenInvitation,
  badges: readonly NamedBadge[],
): ExportedPerson {
  const { firstName: firstname, lastName: lastname, displayName: displayname } = invitation;
  return {
    user: { email: invitation.email, firstname, lastname, displayname },
    contactEmail: '',
    title: invitation.title,
    permission: invitation.permission,
    teamId: invitation.teamid,
    badges: badges.filter(({ id }) => invitation.badges.includes(id)),
    customFields: {},
  };
}

type Text = readonly [ValueField, string];

/** Keeps the texts that are not empty. */
function known(texts: readonly Text[]): Map<ValueField, MemberFieldValue> {
  return new Map(texts.filter(([, value]) => value !== ''));
}
