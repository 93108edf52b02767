import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { pick } from '@campus/domain/core/pick';
import {
  defaultMemberFieldNames,
  defaultMemberFields,
  fitsType,
  isMemberFieldValue,
  type MemberField,
  type MemberFieldType,
  type MemberFieldValue,
  type ProfileEditor,
} from '@campus/domain/member-profile/member-profile';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { definitionOf, storedFields } from './stored-fields.ts';

/** A membership's part of the member profile, with the account's definition of each field. */
export interface MemberProfile {
  membershipId: string;
  email: string;
  fields: ReadonlyMap<string, MemberField>;
  values: Readonly<Record<string, unknown>>;
  /** The name that the account has set for the person; null to show the person's own. */
  shownAs: string | null;
}

const nameColumns = [
  'firstname',
  'lastname',
  'accountFirstname',
  'accountLastname',
  'accountDisplayname',
] as const;
const columns = membershipTable.select(
  ['email', ...defaultMemberFieldNames, 'customFields', ...nameColumns],
  'm',
);

type Row = SelectedRow<typeof columns> & { membershipId: string; definitions: unknown };

interface Whose {
  accountId: string;
  userId: string;
}

/** Returns a user's member profile in an account; undefined if the user is not a member. */
export async function readMemberProfile(sql: Queryable, whose: Whose): Promise<MemberProfile | undefined> {
  return select(sql, whose, '');
}

/**
 * Reads a user's member profile. Locks it and the account's fields until the transaction ends, so that no
 * value is written to a field that was just removed. Returns undefined if the user is not a member.
 */
export async function lockMemberProfile(sql: Queryable, whose: Whose): Promise<MemberProfile | undefined> {
  await sql.query('select from "Account" where "objectId" = $1 for share', [whose.accountId]);
  return select(sql, whose, 'for no key update of m');
}

async function select(
  sql: Queryable,
  { accountId, userId }: Whose,
  lock: '' | 'for no key update of m',
): Promise<MemberProfile | undefined> {
  const row = await sql.one<Row>(
    `select m."objectId" as "membershipId", ${columns}, a."memberProfileCustomFieldsSchema" as definitions
     from "Membership" m join "Account" a on a."objectId" = m.account
     where m.account = $1 and m."user" = $2 ${lock}`,
    [accountId, userId],
  );
  if (!row) return undefined;
  const { membershipId, email } = row;
  return {
    membershipId,
    email,
    fields: new Map([...Object.entries(defaultMemberFields), ...storedFields(row.definitions)]),
    values: { ...row.customFields, ...pick(row, defaultMemberFieldNames) },
    shownAs: nameSet(row),
  };
}

function nameSet(row: Row): string | null {
  const isFullNameSet = row.accountFirstname !== null || row.accountLastname !== null;
  const fullName = isFullNameSet ? `${row.firstname} ${row.lastname}`.trim() : null;
  if (row.accountDisplayname === null) return fullName;
  return fullName === null ? row.accountDisplayname : `${row.accountDisplayname} (${fullName})`;
}

/** Returns a member profile as its owner sees it. It is empty for people who are not members. */
export function ownView(profile: MemberProfile | undefined): {
  fields: MemberProfileField[];
  shownAs: string | null;
} {
  return { fields: profile ? visibleFields(profile) : [], shownAs: profile?.shownAs ?? null };
}

/** Returns the fields that the member can see. */
function visibleFields({ fields, values }: MemberProfile): MemberProfileField[] {
  return [...fields]
    .filter(([, { visible }]) => visible)
    .map(([name, { type, required, editable }]) => ({
      name,
      type,
      required,
      editable,
      value: plainValue(type, values[name]),
    }));
}

/** Returns the fields that this kind of editor can see, with their values. */
export function fieldsSeenBy(editor: ProfileEditor, { fields, values }: MemberProfile) {
  return [...fields]
    .filter(([, { visible }]) => visible || editor === 'admin')
    .map(([name, field]) => ({ name, ...definitionOf(field), value: plainValue(field.type, values[name]) }));
}

/** Returns a stored value; null if it is missing or invalid for the field's type. */
export function plainValue(type: MemberFieldType, value: unknown): MemberFieldValue | null {
  return isMemberFieldValue(value) && value !== '' && fitsType(type, value) ? value : null;
}
