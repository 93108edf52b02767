import { text } from '@campus/contracts/core/text';
import type { MemberRow, MemberSort } from '@campus/contracts/members/members';
import type { Permission } from '@campus/domain/access/levels';
import { teamName } from '@campus/domain/members/team-ids';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { shownValue } from '../../../lib/member-values.ts';
import { type CellEdits, customEdit, permissionEdit, teamEdit, textEdit } from '../editing/cell-edits.ts';
import { customValueOf } from '../editing/member-edits.ts';
import type { CustomField, CustomFieldValue } from './custom-field.ts';

export type MemberColumn = DataColumn<MemberRow, MemberSort>;

/** The columns shown until a person chooses others. */
export const defaultColumns = ['email', 'firstName', 'lastName', 'permission', 'teamId', 'updatedAt'];

/** All columns of the members table, in display order. With `link`, the email leads to the page of the person. */
export function memberColumns(
  customFields: readonly CustomField[],
  edits: CellEdits,
  link?: MemberColumn['link'],
): MemberColumn[] {
  return [
    { ...sorted('email', (member) => member.email), width: 220, ...(link && { link }) },
    { ...sorted('firstName'), edit: textEdit('firstName', edits) },
    { ...sorted('lastName'), edit: textEdit('lastName', edits) },
    { ...sorted('displayName'), edit: textEdit('displayName', edits) },
    { ...sorted('title'), edit: textEdit('title', edits) },
    { ...sorted('contactEmail'), edit: textEdit('contactEmail', edits) },
    {
      ...sorted('permission', (member) => <RoleText permission={member.permission} />),
      edit: permissionEdit(edits),
    },
    { ...sorted('teamId', (member) => teamName(member.teamId)), edit: teamEdit(edits) },
    {
      id: 'badges',
      header: text('members.field.badges'),
      cell: ({ badges }) => <BadgeNames badges={badges} />,
    },
    ...customFields.map((field) => customColumn(field, edits)),
    { ...sorted('logins', (member) => formatNumber(member.logins)), align: 'end' },
    sorted('lastLoginAt', ({ lastLoginAt }) => <LastLogin at={lastLoginAt} />),
    sorted('lastInWorldAt', ({ lastInWorldAt }) =>
      lastInWorldAt === null ? '' : <TimeText value={lastInWorldAt} withTime />,
    ),
    sorted('createdAt', (member) => <TimeText value={member.createdAt} />),
    sorted('updatedAt', (member) => <TimeText value={member.updatedAt} />),
    ...hardwareParts.map(hardwareColumn),
  ];
}

/** The chosen columns that still exist, or the default ones if none is left. */
export function pickedColumns(columns: readonly MemberColumn[], chosen: readonly string[]): MemberColumn[] {
  const picked = columns.filter((column) => chosen.includes(column.id));
  return picked.length > 0 ? picked : columns.filter((column) => defaultColumns.includes(column.id));
}

function sorted(sort: MemberSort, cell?: (member: MemberRow) => ReactNode): MemberColumn {
  return { id: sort, header: text(`members.field.${sort}`), sort, cell: cell ?? ((member) => member[sort]) };
}

function customColumn(field: CustomField, edits: CellEdits): MemberColumn {
  return {
    id: `custom:${field.name}`,
    header: field.name,
    cell: (member) => <CustomValue type={field.type} value={customValueOf(member, field.name)} />,
    edit: customEdit(field, edits),
    ...(field.type === 'number' && { align: 'end' }),
  };
}

function LastLogin({ at }: { at: string | null }) {
  if (at === null) return <chakra.span color="fg.subtle">{text('members.neverLoggedIn')}</chakra.span>;
  return <TimeText value={at} withTime />;
}

const hardwareParts = ['device', 'os', 'graphics', 'processor', 'ram', 'id'] as const;

const hardwareColumn = (part: (typeof hardwareParts)[number]): MemberColumn => ({
  id: `hardware:${part}`,
  header: text(`members.hardware.${part}`),
  cell: (member) => member.hardware[part],
});

/** The names of a member's badges. */
function BadgeNames({ badges }: Pick<MemberRow, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <chakra.span
      display="inline-flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      gap={1}
      verticalAlign="middle"
    >
      {badges.map(({ id, name }) => (
        <chakra.span key={id} px={1.5} borderRadius="md" bg="bg.muted" textStyle="xs">
          <bdi>{name}</bdi>
        </chakra.span>
      ))}
    </chakra.span>
  );
}

/** The value of a custom profile field, formatted by type. */
function CustomValue({ type, value }: { type: CustomField['type']; value: CustomFieldValue }) {
  if (type === 'ISOTimeString' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return <TimeText value={value} withTime />;
  return shownValue({ type, value });
}

/** A member's role, highlighted if the member is suspended. */
function RoleText({ permission }: { permission: Permission }) {
  const label = text(`role.${permission}`);
  return permission === 'suspended' ? <chakra.span color="fg.error">{label}</chakra.span> : label;
}
