import type { WireMember } from '@campus/contracts/members/wire-member';
import { pick } from '@campus/domain/core/pick';
import type { Queryable } from '../../foundation/database/sql.ts';
import { isoDates } from '../../foundation/database/values.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { plainValues } from './custom-fields.ts';
import { nameColumns, textColumns } from './member-columns.ts';

const userFields = [
  'username',
  'email',
  ...nameColumns,
  'hwi_device',
  'hwi_os',
  'hwi_gfx',
  'hwi_processor',
  'hwi_ram',
  'hwi_id',
] as const;

const columns = membershipTable.select(
  [
    'id',
    'userId',
    ...userFields,
    ...textColumns,
    'permission',
    'previousPermission',
    'logins',
    'lastLoginAt',
    'createdAt',
    'updatedAt',
    'customFields',
  ],
  'm',
);

type Row = SelectedRow<typeof columns> & { badges: WireMember['badges']; lastInWorldAt: Date | null };

const membersById = {
  name: 'members-by-id',
  text: `
  select ${columns},
    (
      select nullif(seen.at, '-infinity') from member_in_world seen where seen.membership = m."objectId"
    ) as "lastInWorldAt",
    (
      select coalesce(json_agg(json_build_object('_id', b."objectId", 'name', b.name) order by b.name), '[]')
      from "_Join:badges:Membership" given join "Badge" b on b."objectId" = given."relatedId"
      where given."owningId" = m."objectId"
    ) as badges
  from "Membership" m where "objectId" = any($1) order by array_position($1, "objectId")`,
};

/** Reads memberships in the order of `ids`. Omits unknown ids. */
export async function readMembers(sql: Queryable, ids: readonly string[]): Promise<WireMember[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query<Row>(membersById, [ids]);
  return rows.map(present);
}

/** Reads an existing membership. */
export async function readMember(sql: Queryable, id: string): Promise<WireMember> {
  const [member] = await readMembers(sql, [id]);
  if (!member) throw new Error(`There is no membership ${id}.`);
  return member;
}

function present(row: Row): WireMember {
  const { lastLoginAt, lastInWorldAt, createdAt, updatedAt } = row;
  return {
    _id: row.id,
    user: { _id: row.userId, ...pick(row, userFields) },
    ...pick(row, textColumns),
    permission: row.permission,
    previousPermission: row.previousPermission,
    logins: row.logins,
    ...isoDates({ lastLoginAt, lastInWorldAt, createdAt, updatedAt }),
    customFields: plainValues(row.customFields),
    badges: row.badges,
  };
}
