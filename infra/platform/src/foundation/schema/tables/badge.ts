import { file, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A badge image that an account awards to members. */
export const badgeTable = new Table('Badge', {
  columns: { accountId: pointer('Account'), name: string.nullAs(''), image: file.nullable() },
  readers: ({ accountId }) => administratorsOf(accountId),
});
