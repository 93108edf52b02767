import { customField } from '@campus/contracts/members';
import type * as z from 'zod';
import type { Queryable } from '../database/sql.ts';

/** The custom profile fields an account defines, in the order of their names. */
export async function readCustomFields(
  sql: Queryable,
  accountId: string,
): Promise<z.output<typeof customField>[]> {
  const fields = await sql.query<{ name: string; type: unknown }>(
    {
      name: 'custom-fields',
      text: `select field.key as name, field.value -> 'type' as type
     from "Account", jsonb_each("memberProfileCustomFieldsSchema") field
     where "objectId" = $1 order by field.key`,
    },
    [accountId],
  );
  return fields.flatMap((field) => {
    const known = customField.safeParse(field);
    return known.success ? [known.data] : [];
  });
}
