import type { WireMember } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import type { Queryable } from '../../ground/database/sql.ts';

const userFields = [
  'username',
  'email',
  'firstname',
  'lastname',
  'displayname',
  'hwi_device',
  'hwi_os',
  'hwi_gfx',
  'hwi_processor',
  'hwi_ram',
  'hwi_id',
] as const;
const membershipFields = ['contactEmail', 'title', 'teamId'] as const;

type Row = Record<(typeof userFields)[number] | (typeof membershipFields)[number], string> & {
  id: string;
  userId: string;
  permission: Permission;
  logins: number;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  customFields: Record<string, unknown> | null;
  badges: WireMember['badges'];
};

const texts = [...userFields, ...membershipFields].map((name) => `coalesce("${name}", '') as "${name}"`);
const membersById = {
  name: 'members-by-id',
  text: `
  select "objectId" as id, "user" as "userId", permission, coalesce(logins, 0) as logins, "lastLoginAt",
    "createdAt", "updatedAt", "customFields", ${texts.join(', ')},
    (
      select coalesce(json_agg(json_build_object('_id', b."objectId", 'name', b.name) order by b.name), '[]')
      from "_Join:badges:Membership" given join "Badge" b on b."objectId" = given."relatedId"
      where given."owningId" = m."objectId"
    ) as badges
  from "Membership" m where "objectId" = any($1) order by array_position($1, "objectId")`,
};

/** Reads memberships in the order of their ids; ids of none are left out. */
export async function readMembers(sql: Queryable, ids: readonly string[]): Promise<WireMember[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query<Row>(membersById, [ids]);
  return rows.map(present);
}

/** Reads a membership that is known to be there. */
export async function readMember(sql: Queryable, id: string): Promise<WireMember> {
  const [member] = await readMembers(sql, [id]);
  if (!member) throw new Error(`There is no membership ${id}.`);
  return member;
}

function present(row: Row): WireMember {
  return {
    _id: row.id,
    user: { _id: row.userId, ...pick(row, userFields) },
    ...pick(row, membershipFields),
    permission: row.permission,
    logins: row.logins,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    customFields: plainValues(row.customFields ?? {}),
    badges: row.badges,
  };
}

function pick<K extends string>(row: Record<K, string>, names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Record<K, string>;
}

/** Custom fields hold a text, a number, or a boolean. A column cannot show any other value. */
function plainValues(fields: Record<string, unknown>): WireMember['customFields'] {
  const plain: WireMember['customFields'] = {};
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      plain[name] = value;
  return plain;
}
