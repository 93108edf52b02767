import { createHash, randomBytes } from 'node:crypto';
import { sql, type TestAccount, unique } from '../../world/world.ts';

/** Adds a sender that its owner has not accepted yet. Returns the secret of the mailed link. */
export async function makeSender(
  { accountId, people }: TestAccount,
  email = `office-${unique()}@campus.test`,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await sql.query(
    `insert into "EmailIdentity" (account, email, "requestedBy", "tokenSeed", "tokenHash")
     values ($1, $2, $3, $4, $5)`,
    [accountId, email, people.owner.userId, unique(), createHash('sha256').update(secret).digest('hex')],
  );
  return secret;
}

/** Accepts a sender for the account, as the owner of its address would. */
export async function acceptSender({ accountId }: TestAccount, email: string): Promise<void> {
  await sql.query('update "EmailIdentity" set "verifiedAt" = now() where account = $1 and email = $2', [
    accountId,
    email,
  ]);
}
