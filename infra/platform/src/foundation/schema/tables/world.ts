import { pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A place where people meet. One account owns it. */
export const worldTable = new Table('World', {
  columns: {
    name: string.nullAs(''),
    accountId: pointer('Account'),
    serverConfigId: pointer('ServerConfig'),
    welcomeMessage: string.default(''),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
