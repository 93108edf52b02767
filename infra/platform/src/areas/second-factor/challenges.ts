import { waitingMinutes } from '@campus/domain/second-factor/second-factor';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';

/** The purpose and the requester of a challenge. Answers for another purpose or requester are refused. */
export interface Asked {
  purpose: 'register' | 'confirm' | 'signIn';
  /** The id of a session, the token hash of a waiting sign-in, or '' for a visitor. */
  askedBy: string;
}

/** Stores a challenge for a few minutes, until it is answered. */
export async function storeChallenge(sql: Queryable, challenge: string, asked: Asked): Promise<void> {
  await sql.query(
    `insert into passkey_challenge (hash, purpose, "askedBy", until)
     values ($1, $2, $3, now() + make_interval(mins => ${waitingMinutes}))`,
    [hashOf(challenge), asked.purpose, asked.askedBy],
  );
}

/**
 * Deletes the challenge in an answer and returns whether it was valid. It works only once, even if the answer
 * is refused.
 */
export async function consumeChallenge(sql: Queryable, challenge: string, asked: Asked): Promise<boolean> {
  const taken = await sql.one(
    `delete from passkey_challenge
     where hash = $1 and purpose = $2 and "askedBy" = $3 and until > now() returning hash`,
    [hashOf(challenge), asked.purpose, asked.askedBy],
  );
  return taken !== undefined;
}
