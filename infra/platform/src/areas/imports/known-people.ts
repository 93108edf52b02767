import type { NamedBadge } from '@campus/domain/badges/import-badges';
import type { PersonValues, ValueField } from '@campus/domain/imports/import-changes';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import { inviteeTexts } from '../../foundation/schema/tables/invitation.ts';
import type { OpenInvitation } from '../invitations/open-invitations.ts';
import { plainValues } from '../members/custom-fields.ts';
import type { ExportedPerson } from '../members/export-columns.ts';
import { changeableColumns, fieldOf } from '../members/member-columns.ts';
import type { StoredMember } from '../members/members-by-email.ts';

/** The stored values of a member that a file can contain. */
export function valuesOfMember(member: StoredMember): PersonValues {
  const values = known(changeableColumns.map((column) => [fieldOf(column), member[column]]));
  for (const [name, value] of Object.entries(plainValues(member.customFields)))
    if (value !== '') values.set(`custom:${name}`, value);
  return { values, badges: member.badges };
}

/** The values of an invited person that a file can contain. */
export function valuesOfInvitation(invitation: OpenInvitation): PersonValues {
  const { permission, teamid, badges } = invitation;
  const texts = inviteeTexts.map((name): Text => [name, invitation[name]]);
  return { values: known([...texts, ['permission', permission], ['teamId', teamid]]), badges };
}

/** A member as an export of members has it. */
export function exportedMember(member: StoredMember, badges: readonly NamedBadge[]): ExportedPerson {
  return {
    ...member,
    user: member,
    badges: member.badges.length === 0 ? [] : badges.filter(({ id }) => member.badges.includes(id)),
    customFields: plainValues(member.customFields),
  };
}

/** An invited person in the form in which an export has a member. */
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

/** The texts that say something. */
function known(texts: readonly Text[]): Map<ValueField, MemberFieldValue> {
  return new Map(texts.filter(([, value]) => value !== ''));
}
