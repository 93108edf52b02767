import { boolean, number, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A status that people of an account can choose in its world. */
export const customStatusTable = new Table('CustomStatus', {
  columns: {
    accountId: pointer('Account'),
    status: string.nullAs(''),
    /** The place among the statuses of the account, from 0. */
    order: number.nullAs(0),
    active: boolean.nullAs(true),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
