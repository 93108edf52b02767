import './page-messages.ts';
import { isPermission } from '@campus/domain/access/levels';
import { teamName } from '@campus/domain/members/team-ids';
import { renderWording, type Wording } from '../core/reasons.ts';
import type { MemberChanges } from './member-changes.ts';

/** The labels of a member's fields apart from those of the account's own. */
export type MemberField = Exclude<keyof MemberChanges, 'customFields'>;

/** The displayed name of a field of a member, as the members table does: a parameter of a sentence. */
export function memberFieldText(field: MemberField): Wording {
  return { key: `members.field.${field}` };
}

/** A value for people: the name of a team or role, any other value unchanged. */
export function memberValueWords(field: MemberField, value: string): string {
  return renderWording(memberValueText(field, value));
}

/** A value for people, as a parameter of a sentence: the name of a team or role, any other value unchanged. */
export function memberValueText(field: MemberField, value: string): Wording {
  if (field === 'teamId') return teamName(value);
  return field === 'permission' && isPermission(value) ? { key: `role.${value}` } : value;
}
