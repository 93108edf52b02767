import type { MemberProfileField } from '@campus/contracts/profile';
import {
  defaultMemberFields,
  isDefaultMemberField,
  type MemberField,
  type MemberFieldValue,
  memberFieldOf,
  memberFieldTypes,
} from '@campus/domain/member-profile';
import * as z from 'zod';
import type { Queryable } from '../database/sql.ts';

/** A membership's own part of the member profile, with what the account says of each field. */
export interface MemberProfile {
  membershipId: string;
  email: string;
  fields: ReadonlyMap<string, MemberField>;
  values: Readonly<Record<string, unknown>>;
}

// What an administrator wrote into the database by hand counts as far as it is what it should be.
const flag = z.boolean().optional().catch(undefined);
const stored = z.object({
  type: z.enum(memberFieldTypes),
  required: flag,
  visibleToMember: flag,
  editableByMember: flag,
});

interface Row {
  membershipId: string;
  email: string;
  contactEmail: string;
  title: string;
  customFields: Record<string, unknown> | null;
  definitions: Record<string, unknown> | null;
}

/** Reads a user's member profile in an account; undefined for somebody who is no member there. */
export async function readMemberProfile(
  sql: Queryable,
  { accountId, userId, lock = false }: { accountId: string; userId: string; lock?: boolean },
): Promise<MemberProfile | undefined> {
  const row = await sql.one<Row>(
    `select m."objectId" as "membershipId", coalesce(m.email, '') as email,
       coalesce(m."contactEmail", '') as "contactEmail", coalesce(m.title, '') as title,
       m."customFields", a."memberProfileCustomFieldsSchema" as definitions
     from "Membership" m join "Account" a on a."objectId" = m.account
     where m.account = $1 and m."user" = $2 ${lock ? 'for no key update of m' : ''}`,
    [accountId, userId],
  );
  if (!row) return undefined;
  const { membershipId, email, contactEmail, title } = row;
  const custom = Object.entries(row.definitions ?? {}).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return {
    membershipId,
    email,
    fields: new Map([...Object.entries(defaultMemberFields), ...custom.flatMap(customField)]),
    values: { ...row.customFields, contactEmail, title },
  };
}

/** What the member sees of it. */
export function visibleFields({ fields, values }: MemberProfile): MemberProfileField[] {
  return [...fields]
    .filter(([, { visible }]) => visible)
    .map(([name, { type, required, editable }]) => ({
      name,
      type,
      required,
      editable,
      value: plainValue(values[name]),
    }));
}

function customField([name, value]: [string, unknown]): [string, MemberField][] {
  const definition = stored.safeParse(value);
  const isTaken = isDefaultMemberField(name);
  return definition.success && !isTaken ? [[name, memberFieldOf(definition.data)]] : [];
}

function plainValue(value: unknown): MemberFieldValue | null {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && value !== '' ? value : null;
}
