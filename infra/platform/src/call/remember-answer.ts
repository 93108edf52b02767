import { hash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { Sql } from '../foundation/database/sql.ts';

/** A key that a user chose in an account. */
export interface AnswerKey {
  userId: string;
  accountId: string;
  key: string;
}

interface KeyedCall {
  /** The operation and its payload. */
  asked: readonly unknown[];
  answer: () => Promise<unknown>;
}

const kept = '1 day';

/**
 * Executes a call once per key, in the call's transaction. Later calls get the same answer for a day. Refuses
 * while a call with the key is running, and if the key was used for a different request. Refusals and
 * failures are not stored: the caller can retry with the same key.
 */
export async function rememberAnswer(
  sql: Sql,
  { userId, accountId, key }: AnswerKey,
  { asked, answer }: KeyedCall,
): Promise<unknown> {
  const name = digestOf([userId, accountId, key]);
  const fingerprint = digestOf(asked);
  const lock = await sql.one<{ free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [name],
  );
  if (!lock?.free) throw new AppError('conflict', 'request.key.running');
  const known = await sql.one<{ fingerprint: string; answer: unknown }>(
    'select fingerprint, answer from idempotency_key where name = $1 and until > now()',
    [name],
  );
  if (known && known.fingerprint !== fingerprint) throw new AppError('mismatch', 'request.key.reused');
  if (known) return known.answer;
  const answered = await answer();
  await sql.query(
    `insert into idempotency_key (name, fingerprint, answer, until)
     values ($1, $2, $3, now() + $4::interval)
     on conflict (name) do update
     set fingerprint = excluded.fingerprint, answer = excluded.answer, until = excluded.until`,
    [name, fingerprint, JSON.stringify(answered), kept],
  );
  return answered;
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}
