import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf, newSeed } from '../../foundation/secret.ts';

const minutes = 10;

/** The session and account that a state is bound to. */
interface Began {
  accountId: string;
  sessionId: string;
}

/** Returns a new state for the OAuth flow with Slack. Only its hash is stored. */
export async function newState(sql: Queryable, { accountId, sessionId }: Began): Promise<string> {
  const state = newSeed();
  await sql.query(
    `insert into slack_state (hash, account, session, until)
     values ($1, $2, $3, now() + make_interval(mins => ${minutes}))`,
    [hashOf(state), accountId, sessionId],
  );
  return state;
}

/** Uses up a state. Throws unless it was issued to this session for this account and is unused. */
export async function takeState(
  sql: Queryable,
  state: string,
  { accountId, sessionId }: Began,
): Promise<void> {
  const taken = await sql.one(
    `delete from slack_state where hash = $1 and account = $2 and session = $3 and until > now() returning 1`,
    [hashOf(state), accountId, sessionId],
  );
  if (!taken) throw new AppError('forbidden', 'integrations.slack.failed');
}
