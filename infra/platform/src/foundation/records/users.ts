import { isNormalUser } from '@campus/domain/accounts/accounts';
import type { Queryable } from '../database/sql.ts';
import { userTable } from '../schema/tables/user.ts';
import type { Recorded } from './row.ts';
import type { NewRow } from './table.ts';

type Kept =
  | keyof Recorded
  | 'email'
  | 'username'
  | 'passwordUpdatedAt'
  | 'phone'
  | 'organization'
  | 'size'
  | 'country'
  | 'answer'
  | 'permissionType';

export interface NewUser extends Pick<NewRow<typeof userTable>, Kept> {
  displayName: string;
  firstName: string;
  lastName: string;
  /** In the format of `hashPassword`. A user without one cannot sign in with a password. */
  passwordHash?: string;
  emailVerified?: boolean;
  hardware?: { device: string; os: string; graphics: string; processor: string; ram: string; id: string };
}

/** Inserts users and returns their ids in the given order. */
export async function insertUsers(sql: Queryable, users: readonly NewUser[]): Promise<string[]> {
  return userTable.insert(sql, users.map(rowOf));
}

/**
 * Locks a user until the transaction ends. Of two simultaneous calls by a person, the second sees the first
 * one's changes.
 */
export async function lockUserRow(sql: Queryable, userId: string): Promise<void> {
  await sql.query('select from "_User" where "objectId" = $1 for no key update', [userId]);
}

function rowOf({ hardware, ...user }: NewUser): NewRow<typeof userTable> {
  return {
    ...user,
    _hashed_password: user.passwordHash,
    email_verified: user.emailVerified,
    displayname: user.displayName,
    firstname: user.firstName,
    lastname: user.lastName,
    permissionType: user.permissionType ?? 'normal',
    isNormalUser: isNormalUser(user.permissionType),
    ...(hardware && {
      hwi_device: hardware.device,
      hwi_os: hardware.os,
      hwi_gfx: hardware.graphics,
      hwi_processor: hardware.processor,
      hwi_ram: hardware.ram,
      hwi_id: hardware.id,
    }),
  };
}
