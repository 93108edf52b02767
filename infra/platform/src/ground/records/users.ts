import { isNormalUser } from '@campus/domain/accounts/accounts';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';

export interface NewUser extends Recorded {
  /** Lowercase. */
  email: string;
  username: string;
  displayName: string;
  firstName: string;
  lastName: string;
  /** As `hashPassword` makes it; without one nobody signs in with a password. */
  passwordHash?: string;
  passwordUpdatedAt?: Date;
  emailVerified?: boolean;
  phone?: string;
  organization?: string;
  size?: string;
  country?: string;
  /** Why somebody signed up. */
  answer?: string;
  permissionType?: string;
  hardware?: { device: string; os: string; graphics: string; processor: string; ram: string; id: string };
}

/** Inserts users and returns their ids, in the given order. */
export async function insertUsers(sql: Queryable, users: readonly NewUser[]): Promise<string[]> {
  const rows = users.map(columnsOf);
  await insertRows(sql, '_User', rows);
  return rows.map((row) => row.objectId);
}

function columnsOf(user: NewUser) {
  const base = baseColumns(user);
  return {
    ...base,
    // A user may read itself, as Parse Server's private users do.
    _rperm: [base.objectId],
    username: user.username,
    email: user.email,
    _hashed_password: user.passwordHash ?? null,
    passwordUpdatedAt: user.passwordUpdatedAt ?? null,
    email_verified: user.emailVerified ?? false,
    displayname: user.displayName,
    firstname: user.firstName,
    lastname: user.lastName,
    phone: user.phone ?? null,
    organization: user.organization ?? null,
    size: user.size ?? null,
    country: user.country ?? null,
    answer: user.answer ?? null,
    permissionType: user.permissionType ?? 'normal',
    isNormalUser: isNormalUser(user.permissionType),
    hwi_device: user.hardware?.device ?? null,
    hwi_os: user.hardware?.os ?? null,
    hwi_gfx: user.hardware?.graphics ?? null,
    hwi_processor: user.hardware?.processor ?? null,
    hwi_ram: user.hardware?.ram ?? null,
    hwi_id: user.hardware?.id ?? null,
  };
}
