import type { customField } from '@campus/contracts/members/members';
import { isMemberFieldValue, type MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readFields } from '../profile/stored-fields.ts';

/** Returns the custom profile fields of an account, sorted by name. */
export async function readCustomFields(
  sql: Queryable,
  accountId: string,
): Promise<z.output<typeof customField>[]> {
  return [...(await readFields(sql, accountId))].map(([name, { type }]) => ({ name, type }));
}

/** Returns the custom fields whose values fit into a column: texts, numbers, and booleans. */
export function plainValues(fields: Readonly<Record<string, unknown>>): Record<string, MemberFieldValue> {
  const isPlain = (entry: [string, unknown]): entry is [string, MemberFieldValue] =>
    isMemberFieldValue(entry[1]);
  return Object.fromEntries(Object.entries(fields).filter(isPlain));
}
