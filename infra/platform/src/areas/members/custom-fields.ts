import type { customField } from '@campus/contracts/members/members';
import { isMemberFieldValue, type MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readFields } from '../profile/stored-fields.ts';

/** The custom profile fields an account defines, in the order of their names. */
export async function readCustomFields(
  sql: Queryable,
  accountId: string,
): Promise<z.output<typeof customField>[]> {
  return [...(await readFields(sql, accountId))].map(([name, { type }]) => ({ name, type }));
}

/** The custom fields whose values a column can show: texts, numbers, and booleans. */
export function plainValues(fields: Readonly<Record<string, unknown>>): Record<string, MemberFieldValue> {
  const isPlain = (entry: [string, unknown]): entry is [string, MemberFieldValue] =>
    isMemberFieldValue(entry[1]);
  return Object.fromEntries(Object.entries(fields).filter(isPlain));
}
