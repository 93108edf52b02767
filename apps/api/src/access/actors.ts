import { AppError } from '@campus/contracts/core/app-error';
import type { Actor } from '@campus/domain/access/access';
import type { Platform } from '@campus/parse-adapter/platform';
import { createShortMemory } from '@campus/server-kit/short-memory';
import type { Session } from '../session/session.ts';

/** The subject of a call: a session, and the account it names, if any. */
export interface Question {
  session: Session;
  accountId: string | undefined;
  platform: Platform;
}

/** The identities of callers, cached for seconds from the platform (docs/decisions/004). */
export interface Actors {
  /** The access read in the last few seconds, if any. It is enough to admit a call, but not to refuse one. */
  remembered(question: Question): Promise<Actor | undefined> | undefined;
  /** Reads the access from the platform; undefined when the session is over. */
  read(question: Question): Promise<Actor | undefined>;
  /** Removes a session's entries from the cache. */
  forget(session: Pick<Session, 'token'>): void;
}

/** Caches callers for five seconds, in this process only. */
export function createActors(): Actors {
  const sessions = createShortMemory<Map<string, Promise<Actor | undefined>>>();

  return {
    remembered: ({ session, accountId = '' }) => sessions.get(session.token)?.get(accountId),

    read(question) {
      const { session, accountId = '' } = question;
      const { token } = session;
      const readings = sessions.get(token) ?? sessions.keep(token, new Map());
      const actor = askPlatform(question);
      readings.set(accountId, actor);
      actor.catch(() => sessions.forget(token));
      return actor;
    },

    forget: (session) => sessions.forget(session.token),
  };
}

async function askPlatform({ session, accountId, platform }: Question): Promise<Actor | undefined> {
  try {
    const actor = await platform.accounts.actor(session.grant?.accountId ?? accountId);
    // A script's token does not open the console, and a person's session does not open the script interface.
    if (!actor.grant !== !session.grant) throw new AppError('forbidden', 'access.forbidden');
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'signedOut') return undefined;
    throw error;
  }
}
