import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import { maxEventKeys } from '@campus/domain/analytics/event-keys';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { hashOf } from '../../foundation/secret.ts';

type Changing<I> = Pick<Call<I, { page: 'integrations' }>, 'sql' | 'input' | 'audit'>;

/** Lists the keys of an account, the oldest first. */
export async function readSenderKeys(sql: Queryable, accountId: string) {
  const rows = await sql.query<{ id: string; createdAt: Date; lastUsedAt: Date | null }>(
    'select id, "createdAt", "lastUsedAt" from usage_sender_key where account = $1 order by "createdAt", id',
    [accountId],
  );
  return rows.map(({ id, createdAt, lastUsedAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Makes a key. Its prefix lets secret scanners recognize it. Refuses a third one. */
export async function makeSenderKey({ sql, input: { accountId }, audit }: Changing<{ accountId: string }>) {
  // Simultaneous calls see each other's keys.
  await sql.query('select from "Account" where "objectId" = $1 for update', [accountId]);
  const present = await readSenderKeys(sql, accountId);
  if (present.length >= maxEventKeys)
    throw new AppError('conflict', 'analytics.eventKeys.tooMany', { most: maxEventKeys });
  const [keyId, secret] = [newObjectId(), `campus_events_${randomBytes(32).toString('base64url')}`];
  audit.note({ target: { type: 'eventKey', id: keyId, label: '' } });
  await sql.query('insert into usage_sender_key (id, account, hash) values ($1, $2, $3)', [
    keyId,
    accountId,
    hashOf(secret),
  ]);
  return { keyId, secret };
}

/** Revokes a key of the account. */
export async function revokeSenderKey({
  sql,
  input: { accountId, keyId },
  audit,
}: Changing<{ accountId: string; keyId: string }>): Promise<void> {
  audit.note({ target: { type: 'eventKey', id: keyId, label: '' } });
  const revoked = await sql.one('delete from usage_sender_key where id = $1 and account = $2 returning id', [
    keyId,
    accountId,
  ]);
  if (!revoked) throw new AppError('notFound', 'analytics.eventKeys.notFound');
}

/** Returns the account whose servers have the key, and dates its use. Undefined for an unknown key. */
export async function accountOfSender(sql: Queryable, key: string): Promise<string | undefined> {
  const found = await sql.one<{ id: string; account: string; isDated: boolean }>(
    `select id, account, coalesce("lastUsedAt" > now() - interval '1 minute', false) as "isDated"
     from usage_sender_key where hash = $1`,
    [hashOf(key)],
  );
  if (found && !found.isDated)
    await sql.query('update usage_sender_key set "lastUsedAt" = now() where id = $1', [found.id]);
  return found?.account;
}
