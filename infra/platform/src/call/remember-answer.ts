import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
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
/** The compressed answers that are kept for a person in an account: about 400 saves of 500 rooms. */
const bytesPerOwner = 16 * 1024 ** 2;

const [pack, unpack] = [promisify(deflate), promisify(inflate)];

/**
 * Executes a call once per key, in the call's transaction. Later calls get the same answer for a day. Refuses
 * while a call with the key is running, if the key was used for a different request, and if the answer had to
 * make room for later ones. Refusals and
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
  const known = await sql.one<{ fingerprint: string; answer: Buffer | null }>(
    'select fingerprint, answer from idempotency_key where name = $1 and until > now()',
    [name],
  );
  if (known && known.fingerprint !== fingerprint) throw new AppError('mismatch', 'request.key.reused');
  if (known && known.answer === null) throw new AppError('conflict', 'request.key.forgotten');
  if (known?.answer) return JSON.parse((await unpack(known.answer)).toString());
  const answered = await answer();
  const owner = digestOf([userId, accountId]);
  await sql.query(
    `insert into idempotency_key (name, fingerprint, answer, owner, until)
     values ($1, $2, $3, $4, now() + $5::interval)
     on conflict (name) do update
     set fingerprint = excluded.fingerprint, answer = excluded.answer, at = excluded.at, until = excluded.until`,
    [name, fingerprint, await pack(JSON.stringify(answered)), owner, kept],
  );
  await forgetLargeAnswers(sql, owner);
  return answered;
}

/** Drops the oldest answers above the bound. Their keys stay, so that no repetition runs a second time. */
async function forgetLargeAnswers(sql: Sql, owner: string): Promise<void> {
  await sql.query(
    `update idempotency_key set answer = null where name in (
       select name from (
         select name, sum(octet_length(answer)) over (order by at desc, name) as bytes
         from idempotency_key where owner = $1 and answer is not null
       ) newest where bytes > $2
     )`,
    [owner, bytesPerOwner],
  );
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}
