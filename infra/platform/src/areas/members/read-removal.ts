import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { getMemberRemoval } from '@campus/contracts/members/action-functions';
import type { RankedMember } from '@campus/domain/members/authority';
import { refuseRemoval } from '@campus/domain/members/members';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { countOwners } from './count-owners.ts';
import type { Editing } from './refuse-permission.ts';

interface Row extends RankedMember {
  userId: string;
  email: string;
  badges: number;
  customFields: number;
  pendingInvitations: number;
  credentials: number;
}

/** Returns the data and access that removing a member would delete, or why the caller may not remove them. */
export async function readRemoval(
  { sql, actor }: { sql: Queryable } & Pick<Editing, 'actor'>,
  { accountId, membershipId }: { accountId: string; membershipId: string },
): Promise<z.input<typeof getMemberRemoval.output>> {
  const [row, owners] = await Promise.all([readRow(sql, membershipId), countOwners(sql, accountId)]);
  if (!row) throw new AppError('notFound', 'members.notFound');
  const { userId, previousPermission: _, ...removal } = row;
  const own = userId === actor.userId;
  const refusal = refuseRemoval({ ...row, actorLevel: actor.accountAccess.level, own, owners });
  return { ...removal, refusal: refusal ? text(refusal) : '' };
}

function readRow(sql: Queryable, membershipId: string): Promise<Row | undefined> {
  return sql.one<Row>(
    `select "user" as "userId", coalesce(m.email, '') as email, permission, "previousPermission",
       (select count(*)::int from "_Join:badges:Membership" where "owningId" = m."objectId") as badges,
       (select count(*)::int from jsonb_each(coalesce(m."customFields", '{}'))
        where value not in ('null', '""')) as "customFields",
       (select count(*)::int from "Invitation" i
        where i.account = m.account and i.email = m.email and i.status <> 'accepted') as "pendingInvitations",
       (select count(*)::int from api_credential c
        where c.account = m.account and c."generatedBy" = m."user" and c."revokedAt" is null) as credentials
     from "Membership" m where "objectId" = $1`,
    [membershipId],
  );
}
