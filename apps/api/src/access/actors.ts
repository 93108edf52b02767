import { AppError } from '@campus/contracts/app-error';
import type { Actor } from '@campus/domain/access';
import type { Platform } from '@campus/parse-adapter/platform';
import type { Session } from '../session/session.ts';

/** Whom a call is about: a session, and the account it names, if any. */
export interface Question {
  session: Session;
  accountId: string | undefined;
  platform: Platform;
}

/** Who callers are, as the platform told a moment ago (docs/decisions/004). */
export interface Actors {
  /** What was read in the last seconds, if anything. Good enough to let somebody pass, not to refuse. */
  remembered(question: Question): Promise<Actor | undefined> | undefined;
  /** Asks the platform; undefined when the session is over. */
  read(question: Question): Promise<Actor | undefined>;
  /** Forgets what is known of a session. */
  forget(session: Session): void;
}

const rememberedMs = 5_000;
const mostSessions = 10_000;

interface Reading {
  actor: Promise<Actor | undefined>;
  until: number;
}

export function createActors(now: () => number = Date.now): Actors {
  const sessions = new Map<string, Map<string, Reading>>();

  function readingsOf(token: string): Map<string, Reading> {
    const known = sessions.get(token);
    if (known) return known;
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size >= mostSessions) sessions.delete(oldest);
    const readings = new Map<string, Reading>();
    sessions.set(token, readings);
    return readings;
  }

  return {
    remembered({ session, accountId = '' }) {
      const reading = sessions.get(session.token)?.get(accountId);
      return reading && reading.until > now() ? reading.actor : undefined;
    },

    read(question) {
      const { session, accountId = '' } = question;
      const actor = askPlatform(question);
      readingsOf(session.token).set(accountId, { actor, until: now() + rememberedMs });
      actor.catch(() => sessions.delete(session.token));
      return actor;
    },

    forget(session) {
      sessions.delete(session.token);
    },
  };
}

async function askPlatform({ accountId, platform }: Question): Promise<Actor | undefined> {
  try {
    const [user, standing] = await Promise.all([
      platform.auth.user(),
      accountId === undefined ? undefined : platform.accounts.standing(accountId),
    ]);
    return { userId: user.id, emailVerified: user.emailVerified, superadmin: user.superadmin, standing };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'signedOut') return undefined;
    throw error;
  }
}
