import { memberValueWords } from '@campus/contracts/member-words';
import { text } from '@campus/contracts/messages';
import type { WireMember } from '@campus/contracts/wire/members';
import type { CsvColumn } from '@campus/csv/write';
import type { Queryable } from '../database/sql.ts';
import { readCustomFields } from './custom-fields.ts';

type Column = CsvColumn<WireMember>;

/** The columns of an export of members; the account's own fields by their names. */
export async function exportColumns(sql: Queryable, accountId: string): Promise<Column[]> {
  const fields = await readCustomFields(sql, accountId);
  return [...personColumns, ...fields.map(({ name }) => customColumn(name)), ...otherColumns];
}

const personColumns: readonly Column[] = [
  { header: text('members.field.email'), cell: ({ user }) => user.email },
  { header: text('members.field.firstName'), cell: ({ user }) => user.firstname },
  { header: text('members.field.lastName'), cell: ({ user }) => user.lastname },
  { header: text('members.field.displayName'), cell: ({ user }) => user.displayname },
  { header: text('members.field.contactEmail'), cell: ({ contactEmail }) => contactEmail },
  { header: text('members.field.title'), cell: ({ title }) => title },
  {
    header: text('members.field.permission'),
    cell: ({ permission }) => memberValueWords('permission', permission),
  },
  { header: text('members.field.teamId'), cell: ({ teamId }) => memberValueWords('teamId', teamId) },
];

const otherColumns: readonly Column[] = [
  {
    header: text('members.field.badges'),
    cell: ({ badges }) => badges.map(({ name }) => name).join('; '),
  },
  { header: text('members.field.logins'), cell: ({ logins }) => String(logins) },
  { header: text('members.field.lastLoginAt'), cell: ({ lastLoginAt }) => lastLoginAt ?? '' },
  { header: text('members.field.createdAt'), cell: ({ createdAt }) => createdAt },
  { header: text('members.field.updatedAt'), cell: ({ updatedAt }) => updatedAt },
];

function customColumn(name: string): Column {
  return { header: name, cell: ({ customFields }) => String(customFields[name] ?? '') };
}
