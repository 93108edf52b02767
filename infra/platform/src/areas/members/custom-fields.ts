import type { customField } from '@campus/contracts/members/members';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import { readFields } from '../member-profile/stored-fields.ts';

/** The custom profile fields an account defines, in the order of their names. */
export async function readCustomFields(
  sql: Queryable,
  accountId: string,
): Promise<z.output<typeof customField>[]> {
  return [...(await readFields(sql, accountId))].map(([name, { type }]) => ({ name, type }));
}
