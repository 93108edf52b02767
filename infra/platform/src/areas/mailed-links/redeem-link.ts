import { AppError } from '@campus/contracts/core/app-error';
import type { RefusalKey } from '@campus/contracts/core/keys';
import type { Queryable } from '../../foundation/database/sql.ts';
import { type MailedLinkPurpose, mailedLinkTable } from '../../foundation/schema/tables/mailed-link.ts';
import { hashOf } from '../../foundation/secret.ts';

/** A link found by its secret, with the user that it was mailed to. */
export interface MailedLink {
  id: string;
  createdAt: Date;
  /** The recipient, which may differ from the user's current email. */
  email: string;
  serverConfigName: string;
  /** Whether it is neither used nor expired. */
  isOpen: boolean;
  /** Whether it was not used, and a later link of the same purpose was issued for the same address. */
  isReplaced: boolean;
  user: { id: string; email: string; emailVerified: boolean; passwordUpdatedAt: Date | null };
}

interface Row extends Omit<MailedLink, 'user'> {
  userId: string;
  userEmail: string;
  emailVerified: boolean;
  passwordUpdatedAt: Date | null;
}

/**
 * Finds the link of a secret, used or not, and locks its user until the transaction ends. Each of several
 * parallel attempts sees what the previous one changed.
 */
export async function findMailedLink(
  sql: Queryable,
  purpose: MailedLinkPurpose,
  secret: string,
): Promise<MailedLink | undefined> {
  const row = await sql.one<Row>(
    `select ${mailedLinkTable.select(['id', 'createdAt', 'email', 'serverConfigName'], 'l')},
       l."usedAt" is null and l."expiresAt" > now() as "isOpen",
       l."usedAt" is null and l."expiresAt" <= now() and exists (
         select from "MailedLink" later where later."user" = l."user" and later.purpose = l.purpose
           and later.email = l.email and later."createdAt" > l."createdAt"
       ) as "isReplaced",
       u."objectId" as "userId", coalesce(u.email, '') as "userEmail",
       coalesce(u.email_verified, false) as "emailVerified", u."passwordUpdatedAt"
     from "MailedLink" l join "_User" u on u."objectId" = l."user"
     where l."tokenHash" = $1 and l.purpose = $2 for update of u`,
    [hashOf(secret), purpose],
  );
  if (!row) return undefined;
  const { userId, userEmail, emailVerified, passwordUpdatedAt, ...link } = row;
  return { ...link, user: { id: userId, email: userEmail, emailVerified, passwordUpdatedAt } };
}

/**
 * The refusal of a link that cannot be redeemed. Only to the address of the newer mail does an earlier link say that
 * there is one; otherwise it is refused with the purpose's own key.
 */
export function linkRefusal(link: MailedLink | undefined, invalid: RefusalKey): AppError {
  return new AppError('invalid', link?.isReplaced ? 'link.replaced' : invalid);
}

/** Whether the user's password changed after the link was mailed. */
export function isOlderThanPassword(
  { createdAt }: Pick<MailedLink, 'createdAt'>,
  { passwordUpdatedAt }: Pick<MailedLink['user'], 'passwordUpdatedAt'>,
): boolean {
  return passwordUpdatedAt !== null && passwordUpdatedAt > createdAt;
}

/**
 * Redeems a link and returns whether it was still valid. Of several parallel attempts, one succeeds. Rolled
 * back if the rest of the transaction fails.
 */
export async function redeemMailedLink(sql: Queryable, { id }: MailedLink): Promise<boolean> {
  const redeemed = await sql.one(
    `update "MailedLink" set "usedAt" = now(), "updatedAt" = now()
     where "objectId" = $1 and "usedAt" is null and "expiresAt" > now() returning "objectId"`,
    [id],
  );
  return redeemed !== undefined;
}
