import { boolean, number, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A status that people in an account's world can choose. */
export const customStatusTable = new Table('CustomStatus', {
  columns: {
    accountId: pointer('Account'),
    status: string.nullAs(''),
    /** The position among the account's statuses, starting at 0. */
    order: number.nullAs(0),
    active: boolean.nullAs(true),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
