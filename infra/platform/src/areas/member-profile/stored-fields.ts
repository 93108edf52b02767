import {
  isDefaultMemberField,
  type MemberField,
  memberFieldOf,
  memberFieldTypes,
} from '@campus/domain/member-profile/member-profile';
import * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

// A value that an administrator wrote directly into the database counts as far as it is valid.
const flag = z.boolean().optional().catch(undefined);
const stored = z.object({
  type: z.enum(memberFieldTypes),
  required: flag,
  visibleToMember: flag,
  editableByMember: flag,
});
const all = z.record(z.string(), z.unknown()).catch({});

/** The fields an account adds to the member profile as its column holds them, by name. */
export function storedFields(definitions: unknown): ReadonlyMap<string, MemberField> {
  const fields = Object.entries(all.parse(definitions)).flatMap(([name, value]) => {
    const definition = stored.safeParse(value);
    return definition.success && !isDefaultMemberField(name)
      ? [[name, memberFieldOf(definition.data)] as const]
      : [];
  });
  return new Map(fields.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** A field as the column holds it. */
export function definitionOf({ type, required, visible, editable }: MemberField) {
  return { type, required, visibleToMember: visible, editableByMember: editable };
}

/** The fields an account adds to the member profile. */
export async function readFields(
  sql: Queryable,
  accountId: string,
): Promise<ReadonlyMap<string, MemberField>> {
  const account = await sql.one<{ definitions: unknown }>(
    {
      name: 'custom-fields',
      text: 'select "memberProfileCustomFieldsSchema" as definitions from "Account" where "objectId" = $1',
    },
    [accountId],
  );
  return storedFields(account?.definitions);
}
