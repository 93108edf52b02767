import { AppError } from '@campus/contracts/core/app-error';
import { refuseAccess } from '@campus/domain/access/access';
import { superadminRole } from '@campus/domain/access/role-names';
import type { PersonFacts } from '@campus/domain/members/person-actions';
import type { Call } from '../../call/call.ts';
import { countOwners } from '../members/count-owners.ts';
import { signInFacts } from '../members/sign-in-facts.ts';

/** A call about a person, by a caller who may open the page of the members. */
export type PersonCall<Input extends { accountId: string; membershipId: string }> = Pick<
  Call<Input, { page: 'members' }>,
  'sql' | 'actor' | 'services' | 'input'
>;

type Stored = Pick<
  PersonFacts,
  'permission' | 'previousPermission' | 'superadmin' | 'otherAccounts' | 'hasSecondFactor'
> & { id: string; userId: string; email: string };

export type KnownPerson = PersonFacts & Pick<Stored, 'id' | 'userId' | 'email'>;

const query = {
  name: 'facts-of-person',
  text: `
  select m."objectId" as id, m."user" as "userId", coalesce(m.email, '') as email, m.permission, m."previousPermission",
    ${signInFacts('$3')},
    exists (select from "SecondFactor" f where f."user" = m."user") as "hasSecondFactor"
  from "Membership" m where m.account = $2 and (m."objectId" = $1 or m."user" = $1)`,
};

/**
 * Reads what the rules about a person of the account need. Logs and reports know people by their user, so the id is that
 * of the membership or of its user. Throws if there is no such member of the account.
 */
export async function readFacts(
  call: PersonCall<{ accountId: string; membershipId: string }>,
): Promise<KnownPerson> {
  const { sql, actor, services, input } = call;
  const { accountId, membershipId } = input;
  const [stored, owners] = await Promise.all([
    sql.one<Stored>(query, [membershipId, accountId, superadminRole]),
    countOwners(sql, accountId),
  ]);
  if (!stored) throw new AppError('notFound', 'members.notFound');
  return {
    ...stored,
    owners,
    actorLevel: actor.accountAccess.level,
    own: stored.userId === actor.userId,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
    opensBadges: refuseAccess({ level: 'admin', page: 'badges' }, actor) === undefined,
  };
}
