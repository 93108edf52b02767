import {
  isDefaultMemberField,
  type MemberField,
  memberFieldOf,
  memberFieldTypes,
} from '@campus/domain/member-profile/member-profile';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';

// An administrator can write these values directly into the database. Invalid parts are ignored.
const flag = z.boolean().optional().catch(undefined);
const stored = z.object({
  type: z.enum(memberFieldTypes),
  required: flag,
  visibleToMember: flag,
  editableByMember: flag,
  order: z.number().optional().catch(undefined),
});
const all = z.record(z.string(), z.unknown()).catch({});

/**
 * Returns the fields that an account adds to the member profile, from the stored column. They are in the
 * saved order; fields without a position come last, by name.
 */
export function storedFields(definitions: unknown): ReadonlyMap<string, MemberField> {
  const fields = Object.entries(all.parse(definitions)).flatMap(([name, value]) => {
    const definition = stored.safeParse(value);
    return definition.success && !isDefaultMemberField(name)
      ? [{ name, field: memberFieldOf(definition.data), order: definition.data.order ?? Number.MAX_VALUE }]
      : [];
  });
  fields.sort((one, other) => one.order - other.order || one.name.localeCompare(other.name, 'en'));
  return new Map(fields.map(({ name, field }) => [name, field]));
}

/** Returns a field in its stored format. */
export function definitionOf({ type, required, visible, editable }: MemberField) {
  return { type, required, visibleToMember: visible, editableByMember: editable };
}

/** Returns the fields that an account adds to the member profile. */
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
