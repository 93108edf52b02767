import { text } from '@campus/contracts/core/text';
import { teamName } from '@campus/domain/members/team-ids';
import { shownValue } from '../../../lib/member-values.ts';
import type { MemberEdit } from './member-edits.ts';

/** The name of an edited cell's column. */
export function fieldLabel(edit: MemberEdit): string {
  return edit.field === 'custom' ? edit.custom.name : text(`members.field.${edit.field}`);
}

/** The value an edit wants, as the table would show it; '' for none. */
export function editedValue(edit: MemberEdit): string {
  if (edit.field === 'custom') return shownValue({ type: edit.custom.type, value: edit.value });
  if (edit.field === 'permission') return text(`role.${edit.value}`);
  return edit.field === 'teamId' ? teamName(edit.value) : edit.value;
}
