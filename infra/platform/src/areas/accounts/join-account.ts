import { AppError } from '@campus/contracts/core/app-error';
import { roleName } from '@campus/domain/access/role-names';
import { movedTo } from '@campus/domain/accounts/accounts';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { joinAsMember } from '../sign-up/join-as-member.ts';
import { refuseRegistration } from '../sign-up/registration-rules.ts';

type Joining = Pick<
  Call<{ accountId: string }, 'signedIn'>,
  'sql' | 'audit' | 'input' | 'user' | 'actor' | 'services'
>;

/**
 * Makes the caller a member of an account by its sign-up rules: an invite-only account requires an open
 * invitation to the caller's verified email. Existing members stay as they are. Returns whether anything
 * changed.
 */
export async function joinAccount(call: Joining): Promise<boolean> {
  const { sql, audit, user } = call;
  const { accountId } = call.input;
  await noteAccount(call);
  // Of several simultaneous attempts, one joins and the others find the membership.
  await sql.query('select from "_User" where "objectId" = $1 for no key update', [user.id]);
  if (await isInAccount(sql, accountId, user.id)) return false;
  if (movedTo([roleName('member', accountId)], call.services.config.movedAccounts) !== '')
    throw new AppError('forbidden', 'access.moved');
  if (!(await isInvited(call))) await refuseRegistration(sql, accountId, user.email);
  await joinAsMember(sql, { accountId, userId: user.id });
  audit.note({ after: { permission: 'member' } });
  return true;
}

async function noteAccount({ sql, audit, input: { accountId } }: Joining): Promise<void> {
  const account = await sql.one<{ label: string }>(
    `select coalesce("organizationName", '') as label from "Account" where "objectId" = $1`,
    [accountId],
  );
  if (account) audit.note({ target: { type: 'account', id: accountId, label: account.label } });
}

async function isInAccount(sql: Queryable, accountId: string, userId: string): Promise<boolean> {
  const found = await sql.one('select from "Membership" where account = $1 and "user" = $2', [
    accountId,
    userId,
  ]);
  return found !== undefined;
}

async function isInvited({ sql, input, user, actor }: Joining): Promise<boolean> {
  if (!actor.emailVerified) return false;
  const invitation = await sql.one(
    `select from "Invitation"
     where account = $1 and email = $2 and status <> 'accepted' and "expiresAt" > now() limit 1`,
    [input.accountId, user.email.toLowerCase()],
  );
  return invitation !== undefined;
}
