import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import { memberValueWords } from '@campus/contracts/members/member-words';
import type { WireMember } from '@campus/contracts/members/wire-member';
import type { CsvColumn } from '@campus/csv/write';
import {
  type ColumnField,
  customFieldName,
  type ImportField,
  importFields,
} from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readCustomFields } from './custom-fields.ts';
import type { TextColumn } from './member-columns.ts';

/** The values of a member that an import can read back from an export. */
export interface ExportedPerson extends Pick<WireMember, TextColumn | 'permission'> {
  user: Pick<WireMember['user'], 'email' | 'firstname' | 'lastname' | 'displayname'>;
  /** By name. */
  badges: readonly { name: string }[];
  customFields: WireMember['customFields'];
}

type Column = CsvColumn<WireMember>;

/** Returns the columns of a member export. Custom fields are named by their field name. */
export async function exportColumns(sql: Queryable, accountId: string): Promise<Column[]> {
  const fields = await readCustomFields(sql, accountId);
  return [
    ...importFields.filter((field) => field !== 'badges').map(readableColumn),
    ...fields.map(({ name }) => readableColumn(`custom:${name}`)),
    readableColumn('badges'),
    ...otherColumns,
  ];
}

function readableColumn(field: Exclude<ColumnField, ''>): Column {
  return { header: columnFieldWords(field), cell: (member) => exportedCell(member, field) };
}

const cells: Record<ImportField, (person: ExportedPerson) => string> = {
  email: ({ user }) => user.email,
  firstName: ({ user }) => user.firstname,
  lastName: ({ user }) => user.lastname,
  displayName: ({ user }) => user.displayname,
  contactEmail: ({ contactEmail }) => contactEmail,
  title: ({ title }) => title,
  permission: ({ permission }) => memberValueWords('permission', permission),
  teamId: ({ teamId }) => memberValueWords('teamId', teamId),
  badges: ({ badges }) => badges.map(({ name }) => name).join('; '),
};

/**
 * Returns the text that an export writes for a member's field. An import treats a cell with this text as
 * unchanged.
 */
export function exportedCell(person: ExportedPerson, field: Exclude<ColumnField, ''>): string {
  const own = customFieldName(field);
  return own === undefined ? cells[field as ImportField](person) : String(person.customFields[own] ?? '');
}

const otherColumns: readonly Column[] = [
  { header: text('members.field.logins'), cell: ({ logins }) => String(logins) },
  { header: text('members.field.lastLoginAt'), cell: ({ lastLoginAt }) => lastLoginAt ?? '' },
  { header: text('members.field.lastInWorldAt'), cell: ({ lastInWorldAt }) => lastInWorldAt ?? '' },
  { header: text('members.field.createdAt'), cell: ({ createdAt }) => createdAt },
  { header: text('members.field.updatedAt'), cell: ({ updatedAt }) => updatedAt },
];
