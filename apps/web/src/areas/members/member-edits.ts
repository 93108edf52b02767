import { contactEmail, displayName, firstName, lastName, title } from '@campus/contracts/fields';
import type { Member, MemberRow } from '@campus/contracts/members';

/** The fields of a member that are edited as text, with the schema whose first issue is the hint. */
export const textFields = { displayName, firstName, lastName, contactEmail, title };
export type TextField = keyof typeof textFields;

type EditableField = TextField | 'teamId' | 'permission';

/** A wish to give one field of one member another value. */
export type MemberEdit = {
  [Field in EditableField]: { member: MemberRow; field: Field; value: MemberRow[Field] };
}[EditableField];

/** What edits change of a list of members. */
export interface MemberList {
  items: MemberRow[];
}

/** The list as it looks once the edit has succeeded. */
export function withEdit(list: MemberList, { member, field, value }: MemberEdit): MemberList {
  return changed(list, member.id, (row) => ({ ...row, [field]: value }));
}

/** The list with the field's old value back, unless a later edit has put yet another one there. */
export function withoutEdit(list: MemberList, { member, field, value }: MemberEdit): MemberList {
  return changed(list, member.id, (row) => (row[field] === value ? { ...row, [field]: member[field] } : row));
}

/** The list with a member as it was answered; what other edits are still changing of it stays as it shows. */
export function withAnswer(list: MemberList, answer: Member, underWay: readonly MemberEdit[]): MemberList {
  const own = underWay.filter((edit) => edit.member.id === answer.id);
  const answered = changed(list, answer.id, (row) => ({ ...row, ...answer }));
  return own.reduce(withEdit, answered);
}

function changed(list: MemberList, id: string, change: (row: MemberRow) => MemberRow): MemberList {
  return { items: list.items.map((row) => (row.id === id ? change(row) : row)) };
}
