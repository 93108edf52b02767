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
  /** The access read in the last seconds, if any. It suffices to admit a call, but not to refuse one. */
  remembered(question: Question): Promise<Actor | undefined> | undefined;
  /** Asks the platform; undefined when the session is over. */
  read(question: Question): Promise<Actor | undefined>;
  /** Forgets everything known of a session. */
  forget(session: Pick<Session, 'token'>): void;
}

/** Remembers callers for five seconds, in this process only. */
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
    // A script's token does not open the console, nor a person's session the way of scripts.
    if (!actor.grant !== !session.grant) throw new AppError('forbidden', 'access.forbidden');
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'signedOut') return undefined;
    throw error;
  }
}
