import { AppError } from '@campus/contracts/core/app-error';
import { superadminRole } from '@campus/domain/access/role-names';
import type { RankedMember } from '@campus/domain/members/authority';
import { refuseEndingSessions } from '@campus/domain/members/member-sessions';
import type { Queryable } from '../../foundation/database/sql.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import type { Editing } from './refuse-permission.ts';
import { signInFacts } from './sign-in-facts.ts';

interface Row extends RankedMember {
  userId: string;
  email: string;
  superadmin: boolean;
  otherAccounts: boolean;
}

/** Ends all sessions of a member. Their next calls are refused. */
export async function endMemberSessions(
  { sql, actor, audit }: Editing,
  membershipId: string,
): Promise<{ email: string; ended: number }> {
  const member = await readMember(sql, membershipId);
  if (!member) throw new AppError('notFound', 'members.notFound');
  const { userId, email } = member;
  audit.note({ target: { type: 'member', id: membershipId, label: email } });
  const refusal = refuseEndingSessions({
    ...member,
    actorLevel: actor.accountAccess.level,
    own: userId === actor.userId,
  });
  if (refusal) throw new AppError('forbidden', refusal);
  const ended = await endSessionsOf(sql, userId);
  audit.note({ after: { ended } });
  return { email, ended };
}

function readMember(sql: Queryable, membershipId: string): Promise<Row | undefined> {
  return sql.one<Row>(
    `select m."user" as "userId", coalesce(m.email, '') as email, m.permission,
       m."previousPermission", ${signInFacts('$2')}
     from "Membership" m where m."objectId" = $1`,
    [membershipId, superadminRole],
  );
}
