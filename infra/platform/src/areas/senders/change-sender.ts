import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf, newSeed } from '../../foundation/secret.ts';
import { senderSecret } from './link.ts';
import { enqueueSenderMail } from './mail-sender.ts';

type Changing = Pick<Call<unknown, { level: 'admin' }>, 'sql' | 'audit' | 'services' | 'user'>;

interface Address {
  accountId: string;
  /** Lowercase. */
  email: string;
}

/**
 * Makes an address the sender of an account's invitations. If its owner has not consented yet, mails a new
 * link there, which replaces an earlier one. Until the owner consents, invitations come from the default
 * sender.
 */
export async function submitSender(call: Changing, { accountId, email }: Address): Promise<void> {
  const { sql, services, user } = call;
  await setSender(call, accountId, email);
  const tokenSeed = newSeed();
  const asked = await sql.one(
    `insert into "EmailIdentity" as known (account, email, "requestedBy", "tokenSeed", "tokenHash")
     values ($1, $2, $3, $4, $5)
     on conflict (account, email) do update set "requestedBy" = excluded."requestedBy",
       "requestedAt" = now(), "tokenSeed" = excluded."tokenSeed", "tokenHash" = excluded."tokenHash",
       "refusedAt" = null, "withdrawnAt" = null
     where known."verifiedAt" is null
     returning email`,
    [accountId, email, user.id, tokenSeed, hashOf(senderSecret(services.config, tokenSeed))],
  );
  if (asked) await enqueueSenderMail(services.jobs, sql, tokenSeed);
}

/** Deletes an address of an account. If it was the sender, the default one replaces it. */
export async function deleteStoredSender(
  call: Changing,
  { accountId, email }: { accountId: string; email?: string | undefined },
): Promise<void> {
  const current = await lockSender(call.sql, accountId);
  const forgotten = email ?? current;
  if (forgotten === '') return;
  await call.sql.query('delete from "EmailIdentity" where account = $1 and email = $2', [
    accountId,
    forgotten,
  ]);
  if (forgotten === current) await setSender(call, accountId, '');
}

/** Writes the account's sender, '' for the default one, and adds the change to the audit entry. */
async function setSender({ sql, audit }: Changing, accountId: string, email: string): Promise<void> {
  const previous = await lockSender(sql, accountId);
  audit.note({ before: { fromEmail: previous }, after: { fromEmail: email } });
  if (previous === email) return;
  await sql.query(
    `update "Account" set "updatedAt" = now(), "dashboardOptions" = case when $2 = ''
       then coalesce("dashboardOptions", '{}') - 'fromEmail'
       else coalesce("dashboardOptions", '{}') || jsonb_build_object('fromEmail', $2::text) end
     where "objectId" = $1`,
    [accountId, email],
  );
}

/**
 * Locks and returns the account's sender; '' for the default one. Each of several concurrent changes sees the
 * previous one.
 */
async function lockSender(sql: Queryable, accountId: string): Promise<string> {
  const account = await sql.one<{ email: string }>(
    `select coalesce(lower("dashboardOptions" ->> 'fromEmail'), '') as email
     from "Account" where "objectId" = $1 for no key update`,
    [accountId],
  );
  return account?.email ?? '';
}
