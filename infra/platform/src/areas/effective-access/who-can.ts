import type { whoCan as contract } from '@campus/contracts/effective-access/effective-access';
import type { getPeopleWithAccess } from '@campus/contracts/effective-access/functions';
import { superadminRole } from '@campus/domain/access/role-names';
import { countPeople, kindsWith, whoCan } from '@campus/domain/effective-access/people';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { kindColumns, members, readConfiguration, readPeopleKinds } from './read-configuration.ts';

/** Counts the people with access to a target, by role. */
export async function countWhoCan(
  sql: Queryable,
  { accountId, target }: z.output<typeof contract.input>,
): Promise<z.input<typeof contract.output>> {
  const configuration = await readConfiguration(sql, accountId);
  const kinds = await readPeopleKinds(sql, accountId);
  const room = configuration.rooms.find(({ id }) => target.kind === 'room' && id === target.roomId);
  return {
    roles: whoCan(target, kinds, configuration),
    groups: [...(room?.groupAccess ?? [])],
  };
}

type PeopleQuery = z.output<typeof getPeopleWithAccess.received>;

interface Named {
  membershipId: string;
  email: string;
  name: string;
  permission: 'member' | 'leader' | 'moderator' | 'admin' | 'owner' | 'suspended';
  teamId: string;
}

/** Returns some of the members with access to a target. The domain decides which kinds of members have it. */
export async function listWhoCan(sql: Queryable, { accountId, target, limit, skip }: PeopleQuery) {
  const configuration = await readConfiguration(sql, accountId);
  const kinds = kindsWith(target, await readPeopleKinds(sql, accountId), configuration);
  const results = await sql.query<Named>(
    `select "membershipId", email, name, permission, "teamId" from (
       select m."objectId" as "membershipId", coalesce(m.email, '') as email, m."emailKey" as key,
         coalesce(m."accountDisplayname", m.displayname, '') as name, m.permission, ${kindColumns}
       from ${members} where m.account = $1
     ) m
     where (level, "teamId", "emailVerified") in (
       select kind->>'level', kind->>'teamId', (kind->>'emailVerified')::boolean
       from jsonb_array_elements($3::jsonb) kind)
     order by key, "membershipId" limit $4 offset $5`,
    [accountId, superadminRole, JSON.stringify(kinds), limit, skip],
  );
  return { results, count: countPeople(kinds) };
}
