import type { memberTexts } from '@campus/contracts/members/fields';
import type { Member, MemberRow } from '@campus/contracts/members/members';
import type { CustomField, CustomFieldValue } from '../columns/custom-field.ts';

/** The fields of a member that are edited as text. */
export type TextField = keyof typeof memberTexts;

type EditableField = TextField | 'teamId' | 'permission';

interface Edit<Value> {
  member: MemberRow;
  value: Value;
  /** The value before the edit, shown again if the edit fails. */
  before: Value;
  /** Whether to write although another person has changed the value since. */
  overwrite?: boolean;
}

type FieldEdit = {
  [Field in EditableField]: Edit<MemberRow[Field]> & { field: Field };
}[EditableField];

type CustomEdit = Edit<CustomFieldValue> & { field: 'custom'; custom: CustomField };

/** An edit of one field of one member. */
export type MemberEdit = FieldEdit | CustomEdit;

/** The changes that edits make to a list of members. */
export interface MemberList {
  items: MemberRow[];
}

/** The list as it looks once the edit has succeeded. */
export function withEdit(list: MemberList, edit: MemberEdit): MemberList {
  return changed(list, edit.member.id, (row) => withValue(row, edit, edit.value));
}

/** The list with the field's old value back, unless a later edit has put yet another one there. */
export function withoutEdit(list: MemberList, edit: MemberEdit): MemberList {
  return changed(list, edit.member.id, (row) =>
    shownIn(row, edit) === edit.value ? withValue(row, edit, edit.before) : row,
  );
}

/** The list with an updated member. Fields with pending edits keep their shown values. */
export function withAnswer(list: MemberList, answer: Member, underWay: readonly MemberEdit[]): MemberList {
  const own = underWay.filter((edit) => edit.member.id === answer.id);
  const answered = changed(list, answer.id, (row) => ({ ...row, ...answer }));
  return own.reduce(withEdit, answered);
}

/** Reverts the later edits of a cell whose earlier edit failed to the value before it. */
export function deleteEdit(failed: MemberEdit, underWay: Iterable<MemberEdit>): void {
  for (const later of underWay)
    if (isSameCell(later, failed) && later.before === failed.value)
      Object.assign(later, { before: failed.before });
}

/** The value of a custom field; a field's name may be that of anything. */
export function customValueOf({ customFields }: MemberRow, name: string): CustomFieldValue {
  return Object.hasOwn(customFields, name) ? (customFields[name] ?? null) : null;
}

function changed(list: MemberList, id: string, change: (row: MemberRow) => MemberRow): MemberList {
  return { items: list.items.map((row) => (row.id === id ? change(row) : row)) };
}

function shownIn(row: MemberRow, edit: MemberEdit): MemberEdit['value'] {
  return edit.field === 'custom' ? customValueOf(row, edit.custom.name) : row[edit.field];
}

function withValue(row: MemberRow, edit: MemberEdit, value: MemberEdit['value']): MemberRow {
  if (edit.field !== 'custom') return { ...row, [edit.field]: value };
  const { [edit.custom.name]: _, ...others } = row.customFields;
  return { ...row, customFields: value === null ? others : { ...others, [edit.custom.name]: value } };
}

function isSameCell(edit: MemberEdit, other: MemberEdit): boolean {
  return edit.member.id === other.member.id && cellOf(edit) === cellOf(other);
}

function cellOf(edit: MemberEdit): string {
  return edit.field === 'custom' ? `custom:${edit.custom.name}` : edit.field;
}
