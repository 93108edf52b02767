import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { enqueueDrop } from '../../work/jobs/drop-file.ts';
import { verifyOwnPassword } from '../identity/own-password.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { deleteFailures } from '../identity/sign-in-failures.ts';
import { recordSuspendedAddress } from '../identity/suspended-addresses.ts';
import { readProfile } from '../profile/read-profile.ts';
import { enqueueGoodbye } from './mail-goodbye.ts';
import { isPasswordNeeded, type LeftAccount, readLeftAccounts } from './read-deletion.ts';

type Deleting = Pick<Call, 'sql' | 'audit' | 'services' | 'origin'> & {
  user: UserName;
  session: CallSession;
};

/** Checks the password if the session began with one. Returns the hash that it was compared with. */
export async function confirmDeletion(call: Deleting, currentPassword: string): Promise<string | undefined> {
  if (!(await isPasswordNeeded(call.sql, call.user.id, call.session))) return undefined;
  return verifyOwnPassword(call, currentPassword);
}

/**
 * Deletes the caller's user and everything that concerns only this user. Each of the user's accounts gets an
 * audit entry. Without any account, the entry goes to the trail outside all accounts.
 */
export async function deleteOwnUser(call: Deleting, passwordHash: string | undefined): Promise<void> {
  const { sql, user, audit, services } = call;
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  const person = await lockEverything(sql, user.id);
  if (!person) throw new AppError('signedOut', 'access.signedOut');
  if (passwordHash !== undefined && person.passwordHash !== passwordHash)
    throw new AppError('invalid', 'password.currentWrong');
  const accounts = await readLeftAccounts(sql, user.id);
  refuseLastOwner(accounts);
  audit.note({ accounts: accounts.map(({ id }) => id) });
  await endSessionsOf(sql, user.id);
  const { profilepic } = await readProfile(sql, user.id);
  await recordSuspendedAddress(sql, services.config.tokenSecret, user.id);
  await deleteRows(sql, user.id);
  if (profilepic) await enqueueDrop(sql, services.jobs, profilepic);
  await deleteFailures(sql, user.email);
  const { firstName } = person;
  await enqueueGoodbye(services.jobs, sql, { userId: user.id, email: user.email, firstName });
}

function refuseLastOwner(accounts: readonly LeftAccount[]): void {
  const owned = accounts.find(({ lastOwner }) => lastOwner);
  if (owned) throw new AppError('conflict', 'profile.delete.lastOwner', { account: owned.organizationName });
}

interface LockedPerson {
  firstName: string;
  passwordHash: string | null;
}

/**
 * Locks the accounts, the user, and the memberships, in the same order as all member changes. Until the
 * transaction ends, no permission changes there, and the user cannot join an account.
 */
async function lockEverything(sql: Sql, userId: string): Promise<LockedPerson | undefined> {
  await lockAccounts(sql, userId);
  const person = await sql.one<LockedPerson>(
    `select coalesce(firstname, '') as "firstName", "_hashed_password" as "passwordHash"
     from "_User" where "objectId" = $1 for update`,
    [userId],
  );
  // Also locks the accounts of memberships that were created meanwhile.
  await lockAccounts(sql, userId);
  await sql.query('select from "Membership" where "user" = $1 order by "objectId" for update', [userId]);
  return person;
}

async function lockAccounts(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `select from "Account" where "objectId" in (select account from "Membership" where "user" = $1)
     order by "objectId" for no key update`,
    [userId],
  );
}

/**
 * Badges are deleted with the memberships. Identities, mailed links, handover tokens, the avatar, and known
 * addresses are deleted with the user.
 */
async function deleteRows(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from "Membership" where "user" = $1', [userId]);
  await sql.query('delete from "_Join:users:_Role" where "relatedId" = $1', [userId]);
  await sql.query(
    'delete from "Profile" where "objectId" = (select profile from "_User" where "objectId" = $1)',
    [userId],
  );
  await sql.query('delete from "_User" where "objectId" = $1', [userId]);
}
