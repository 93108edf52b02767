import { endOtherSessions, endSession, getSessions } from '@campus/contracts/sessions/functions';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import type { Calls } from '../core/calls.ts';

export type SessionsPlatform = ReturnType<typeof sessionsPlatform>;

export function sessionsPlatform({ query, mutate }: Calls) {
  return {
    async list(): Promise<{ items: OwnSession[]; total: number }> {
      const { sessions, total } = await query(getSessions, {});
      return { items: sessions, total };
    },

    async end(sessionId: string): Promise<void> {
      await mutate(endSession, { sessionId });
    },

    /** Answers how many ended. */
    async endOthers(): Promise<{ ended: number }> {
      return mutate(endOtherSessions, {});
    },
  };
}
