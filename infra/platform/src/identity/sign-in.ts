import { AppError } from '@campus/contracts/app-error';
import { looksLikeEmail } from '@campus/contracts/fields';
import type { WireSession } from '@campus/contracts/wire/auth';
import { superadminRole } from '@campus/domain/role-names';
import type { AuditNote } from '../audit/trail.ts';
import type { Queryable } from '../database/sql.ts';
import { passwordMatches } from './passwords.ts';
import { startSession } from './sessions.ts';
import { readUser } from './users.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

interface Row {
  id: string;
  email: string;
  passwordHash: string | null;
  mustVerify: boolean;
}

// Somebody who belongs to at least one account that needs no verified email gets in, to enter that one.
const query = `
  select u."objectId" as id, u.email, u."_hashed_password" as "passwordHash",
    not coalesce(u.email_verified, false)
    and coalesce((
      select bool_and(coalesce(a."verificationRequired", false))
      from "Membership" m join "Account" a on a."objectId" = m.account where m."user" = u."objectId"
    ), false)
    and not exists (
      select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
      where held."relatedId" = u."objectId" and r.name = $2
    ) as "mustVerify"
  from "_User" u where u.email = $1`;

/**
 * Checks email and password and starts a session. An unknown email and a wrong password are refused alike,
 * after the same time; that an email is unverified is told only to whoever knows the password.
 */
export async function signIn(
  sql: Queryable,
  credentials: Credentials,
  audit: AuditNote,
): Promise<WireSession> {
  const email = credentials.email.trim().toLowerCase();
  const row = await sql.one<Row>(query, [email, superadminRole]);
  // A password typed into the wrong field must not stand in the trail.
  const label = looksLikeEmail(email) ? email : '';
  audit.note({ target: { type: 'user', id: row?.id ?? '', label } });
  if (!(await passwordMatches(credentials.password, row?.passwordHash ?? undefined)) || !row)
    throw new AppError('invalid', 'auth.incorrect');
  audit.note({ actor: { id: row.id, email: row.email } });
  if (row.mustVerify) throw new AppError('forbidden', 'auth.verificationEmail');
  const sessionToken = await startSession(sql, row.id, credentials.remember);
  const user = await readUser(sql, row.id);
  if (!user) throw new AppError('notFound', 'auth.noUser');
  return { user, sessionToken };
}
