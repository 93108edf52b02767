import { AppError } from '@campus/contracts/core/app-error';
import { superadminRole } from '@campus/domain/access/role-names';
import { refuseFactorReset } from '@campus/domain/second-factor/second-factor';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lockUserRow } from '../../foundation/records/users.ts';
import { dropFactors } from '../identity/factors.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { enqueueFactorNotice } from '../second-factor/mail-factor-notice.ts';

type Resetting = Pick<Call<unknown, { level: 'owner' }>, 'sql' | 'audit' | 'services' | 'actor'> & {
  user: UserName;
  session: CallSession;
};

interface Person {
  userId: string;
  email: string;
  superadmin: boolean;
  elsewhere: boolean;
}

const query = `
  select m."user" as "userId", coalesce(u.email, '') as email,
    exists (
      select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
      where held."relatedId" = m."user" and r.name = $2
    ) as superadmin,
    exists (select from "Membership" o where o."user" = m."user" and o.account <> m.account) as elsewhere
  from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`;

/**
 * Removes the second factors of a member who has lost them, ends the member's sessions, and notifies the
 * member by mail. The next sign-in needs the password, and the account may require a new second factor.
 */
export async function resetSecondFactor(call: Resetting, membershipId: string): Promise<{ email: string }> {
  await requireFreshProof(call);
  const { sql, audit, services, user, actor } = call;
  const person = await sql.one<Person>(query, [membershipId, superadminRole]);
  if (!person) throw new AppError('notFound', 'members.notFound');
  const { userId, email } = person;
  audit.note({ target: { type: 'member', id: membershipId, label: email } });
  const refusal = refuseFactorReset({
    own: userId === user.id,
    bySuperadmin: actor.superadmin,
    ofSuperadmin: person.superadmin,
    elsewhere: person.elsewhere,
  });
  if (refusal) throw new AppError('forbidden', refusal);
  await dropAll(sql, userId);
  const notice = { kind: 'reset', actor: user.email } as const;
  await enqueueFactorNotice(services.jobs, sql, { email, notice });
  return { email };
}

async function dropAll(sql: Queryable, userId: string): Promise<void> {
  await lockUserRow(sql, userId);
  if ((await dropFactors(sql, userId)) === 0) throw new AppError('conflict', 'members.secondFactor.none');
  await endSessionsOf(sql, userId);
}
