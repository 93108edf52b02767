import { waitingMinutes } from '@campus/domain/second-factor/second-factor';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';

/** The purpose of a challenge, and its requester: answers for another purpose or person are refused. */
export interface Asked {
  purpose: 'register' | 'confirm' | 'signIn';
  /** The id of a session, the hash of a waiting sign-in's token, or '' for a visitor. */
  askedBy: string;
}

/** Keeps a challenge until it is answered, for a few minutes. */
export async function keepChallenge(sql: Queryable, challenge: string, asked: Asked): Promise<void> {
  await sql.query(
    `insert into passkey_challenge (hash, purpose, "askedBy", until)
     values ($1, $2, $3, now() + make_interval(mins => ${waitingMinutes}))`,
    [hashOf(challenge), asked.purpose, asked.askedBy],
  );
}

/** Takes the challenge that an answer names: it works once, even if the answer is refused. */
export async function takeChallenge(sql: Queryable, challenge: string, asked: Asked): Promise<boolean> {
  const taken = await sql.one(
    `delete from passkey_challenge
     where hash = $1 and purpose = $2 and "askedBy" = $3 and until > now() returning hash`,
    [hashOf(challenge), asked.purpose, asked.askedBy],
  );
  return taken !== undefined;
}
