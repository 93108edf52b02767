import { text } from '@campus/contracts/core/text';
import { memberTexts } from '@campus/contracts/members/fields';
import type { MemberRow } from '@campus/contracts/members/members';
import { isPermission, type Permission } from '@campus/domain/access/levels';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import type { CellEdit, SelectEdit, TextEdit } from '../../../components/data-table/columns.ts';
import { readValue, refuseValue, writtenValue } from '../../../lib/member-values.ts';
import type { CustomField } from '../columns/custom-field.ts';
import { customValueOf, type MemberEdit, type TextField } from './member-edits.ts';

/** The editor's rights, and the handler of an edit. */
export interface CellEdits {
  /** The caller's own user id. */
  ownId: string;
  /** The permissions the caller may give. */
  assignable: readonly Permission[];
  onEdit: (edit: MemberEdit) => Promise<string | undefined>;
}

const teams = teamIds.map((id) => ({ value: id, label: teamName(id) }));

/** How a cell with a text is edited. A locked cell says why. */
export function textEdit(field: TextField, { onEdit }: CellEdits): TextEdit<MemberRow> {
  return {
    kind: 'text',
    value: (member) => member[field],
    locked: forbidden,
    refuse: (value) => memberTexts[field].safeParse(value).error?.issues[0]?.message,
    commit: (member, value) => onEdit({ member, field, value, before: member[field] }),
  };
}

/** How the team of a member is edited. */
export function teamEdit({ onEdit }: CellEdits): SelectEdit<MemberRow> {
  return {
    kind: 'select',
    value: (member) => member.teamId,
    locked: forbidden,
    options: () => teams,
    commit: (member, value) => onEdit({ member, field: 'teamId', value, before: member.teamId }),
  };
}

/** How the role of a member is edited: nobody sets their own, or one above their level (MEM-072). */
export function permissionEdit({ ownId, assignable, onEdit }: CellEdits): SelectEdit<MemberRow> {
  const options = assignable.map((value) => ({ value, label: text(`role.${value}`) }));
  return {
    kind: 'select',
    value: (member) => member.permission,
    locked: (member) => {
      if (member.userId === ownId) return text('members.permission.own');
      if (!member.can.changePermission) return text('members.levelTooHigh');
      return options.some(({ value }) => value !== member.permission)
        ? undefined
        : text('members.permission.tooHigh');
    },
    options: () => options,
    commit: async (member, value) => {
      const before = member.permission;
      return isPermission(value) ? onEdit({ member, field: 'permission', value, before }) : undefined;
    },
  };
}

/** A custom field is edited by its type: a boolean is chosen, everything else typed. */
export function customEdit(custom: CustomField, { onEdit }: CellEdits): CellEdit<MemberRow> {
  const { name, type } = custom;
  const base = {
    value: (member: MemberRow) => writtenValue({ type, value: customValueOf(member, name) }),
    locked: forbidden,
    commit: (member: MemberRow, typed: string) =>
      onEdit({
        member,
        field: 'custom',
        custom,
        value: readValue(type, typed),
        before: customValueOf(member, name),
      }),
  };
  if (type === 'boolean')
    return {
      ...base,
      kind: 'select',
      options: answers,
      value: (member) => base.value(member) || unset,
      commit: (member, chosen) => base.commit(member, chosen === unset ? '' : chosen),
    };
  return {
    ...base,
    kind: 'text',
    ...(type === 'ISOTimeString' && { input: 'datetime-local' }),
    ...(type === 'number' && { input: 'decimal' }),
    refuse: (typed) => refuseValue({ name, type, required: false }, typed),
  };
}

/** A placeholder for "no value" in a menu: an entry with an empty value could not be reached by keyboard. */
const unset = 'unset';

const answers = () => [
  { value: 'true', label: text('value.yes') },
  { value: 'false', label: text('value.no') },
  { value: unset, label: text('members.notSet') },
];

function forbidden(member: MemberRow): string | undefined {
  return member.can.edit ? undefined : text('members.levelTooHigh');
}
