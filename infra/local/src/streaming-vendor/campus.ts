import { randomBytes } from 'node:crypto';
import type { campusSessionRequest } from '@campus/contracts/streaming/vendors';
import type * as z from 'zod';

export type CampusSession = z.output<typeof campusSessionRequest>;

const lifetimeMs = 5 * 60 * 1000;

/** Prepared sessions that wait for their browser. Each can start once, within five minutes. */
export interface CampusSessions {
  /** Returns the id of the session. */
  prepare(session: CampusSession): string;
  begin(id: string): CampusSession | undefined;
}

/** Sessions in memory. One that has not started is deleted after `lifetimeMs`. */
export function createCampusSessions(): CampusSessions {
  const waiting = new Map<string, CampusSession>();
  return {
    prepare(session) {
      const id = randomBytes(24).toString('base64url');
      waiting.set(id, session);
      setTimeout(() => waiting.delete(id), lifetimeMs).unref();
      return id;
    },
    begin(id) {
      const session = waiting.get(id);
      waiting.delete(id);
      return session;
    },
  };
}
