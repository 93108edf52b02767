import type { joinAccount as contract } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import { roleName } from '@campus/domain/access/role-names';
import { movedTo } from '@campus/domain/accounts/accounts';
import { extraFields } from '@campus/domain/sign-up/sign-up';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lockUserRow } from '../../foundation/records/users.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';
import { joinAsMember } from '../sign-up/join-as-member.ts';
import { refusePasswordJoin } from '../sign-up/refuse-password-join.ts';
import { refuseRegistration } from '../sign-up/registration-rules.ts';
import { refuseValues, requiredFieldsOf } from '../sign-up/required-values.ts';
import { joinAsInvited, type OpenInvitation, openInvitationTo } from './open-invitation.ts';

type Joining = Call<z.output<typeof contract.input>, 'signedIn'>;

/**
 * Makes the caller a member of an account under its sign-up rules. An open invitation to the caller's
 * verified email replaces the rules, except single sign-on. It is marked as used and determines the role.
 * Existing members are unchanged. Returns whether anything changed.
 */
export async function joinAccount(call: Joining): Promise<boolean> {
  const { sql, audit, user, actor, session } = call;
  const { accountId } = call.input;
  await noteAccount(call);
  // Of several simultaneous attempts, one joins, and the others find its membership.
  await lockUserRow(sql, user.id);
  if (await isInAccount(sql, accountId, user.id)) return false;
  if (movedTo([roleName('member', accountId)], call.services.config.movedAccounts) !== '')
    throw new AppError('forbidden', 'access.moved');
  if (!actor.superadmin) await refusePasswordJoin(call, accountId, session);
  const invitation = await openInvitationOf(call);
  if (invitation) await joinAsInvited(sql, invitation, user.id);
  else {
    const { config } = call.services;
    await refuseRegistration({ sql, config }, accountId, {
      email: user.email,
      emailVerified: actor.emailVerified,
    });
    await completeValues(call);
    await joinAsMember(sql, { accountId, userId: user.id });
  }
  audit.note({ after: { permission: invitation?.permission ?? 'member' } });
  return true;
}

/** Throws if the user lacks values that the world requires at sign-up. Stores the values in the call. */
async function completeValues({ sql, user, input, services: { config } }: Joining): Promise<void> {
  const stored = await userTable.one(sql, extraFields, 'where "objectId" = $1', [user.id]);
  const lacking = extraFields.filter((field) => !stored?.[field]);
  const added = Object.fromEntries(lacking.map((field) => [field, input[field]]));
  const required = await requiredFieldsOf(sql, config, input.accountId);
  refuseValues(
    added,
    lacking.filter((field) => required.includes(field)),
  );
  await userTable.update(sql, user.id, added);
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

async function openInvitationOf({
  sql,
  input: { accountId },
  user: { email },
  actor,
  services: { config },
}: Joining): Promise<OpenInvitation | undefined> {
  return actor.emailVerified ? openInvitationTo({ sql, config }, { accountId, email }) : undefined;
}
