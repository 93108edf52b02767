import type { WireUser } from '@campus/contracts/auth/functions';
import { superadminRole } from '@campus/domain/access/role-names';
import { isNormalUser } from '@campus/domain/accounts/accounts';
import { suspendedEverywhere } from '../../call/suspended-everywhere.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { insertUsers, type NewUser } from '../../foundation/records/users.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';
import { withFreeUsername } from './usernames.ts';

/** A user to create. The password is already hashed, because hashing is too slow for a transaction. */
export type Registration = Omit<NewUser, 'username' | 'passwordUpdatedAt'>;

/**
 * Creates a user and returns the id. Throws the unique violation of `_User_unique_email` if another user has
 * the address. Callers decide how to handle it.
 */
export async function createUser(sql: Sql, registration: Registration): Promise<string> {
  const { id = newObjectId(), ...person } = registration;
  const dated = person.passwordHash && { passwordUpdatedAt: new Date() };
  await withFreeUsername(sql, { id, displayName: person.displayName }, (attempt, username) =>
    insertUsers(attempt, [{ ...person, id, username, ...dated }]),
  );
  return id;
}

const userColumns = userTable.select(
  ['username', 'email', 'email_verified', 'displayname', 'firstname', 'lastname', 'permissionType'],
  'u',
);

const oneUser = {
  name: 'one-user',
  text: `select u."objectId" as "_id", ${userColumns},
  exists (
    select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
    where held."relatedId" = u."objectId" and r.name = $2
  ) as superadmin,
  ${suspendedEverywhere} as suspended
  from "_User" u where u."objectId" = $1`,
};

type Row = Omit<WireUser, 'isNormalUser'> & { permissionType: string | null };

/** Finds the user with this email. Returns only the identifying fields, or undefined. */
export function findByEmail(
  sql: Queryable,
  email: string,
): Promise<Pick<WireUser, '_id' | 'username' | 'email'> | undefined> {
  return sql.one(
    `select "objectId" as "_id", ${userTable.select(['username', 'email'])} from "_User" where email = $1`,
    [email.trim().toLowerCase()],
  );
}

/** Returns a user as its own session sees it, or undefined. */
export async function readUser(sql: Queryable, userId: string): Promise<WireUser | undefined> {
  const row = await sql.one<Row>(oneUser, [userId, superadminRole]);
  if (!row) return undefined;
  const { permissionType, ...user } = row;
  const suspended = user.suspended && !user.superadmin;
  return { ...user, suspended, isNormalUser: isNormalUser(permissionType) };
}
