import { getImportFields } from '@campus/contracts/wire/imports';
import { readCustomFields } from '../members/custom-fields.ts';
import { cloudFunction } from './define.ts';

/** What a column of an imported file can hold besides what every account has. */
export const importFieldFunctions = [
  cloudFunction(getImportFields, {
    access: { level: 'admin', page: 'import' },
    handle: async ({ sql, input: { accountId } }) => ({ fields: await readCustomFields(sql, accountId) }),
  }),
];
