import type { CustomOptionContent } from '@campus/domain/controls/custom-options';
import { number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A link in the custom folder of an account's world menu. */
export const customOptionTable = new Table('CustomOption', {
  columns: {
    accountId: pointer('Account'),
    name: string.nullAs(''),
    url: string.nullAs(''),
    /** The position among the account's options, starting at 0. */
    index: number.nullAs(0),
    locations: object.as<Partial<CustomOptionContent['locations']>>().nullAs({ gearmenu: true, login: true }),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
