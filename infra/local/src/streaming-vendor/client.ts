import { randomUUID } from 'node:crypto';
import { become } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { createParseClient } from '@campus/parse-adapter/core/client';

/** Simulates how the campus client signs in with its token. */
export interface CampusClient {
  /** Returns the name of the token's person; undefined if the token is no longer valid. */
  signIn(token: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A platform client that signs people in with its handover tokens. */
export function createCampusClient(platformUrl: string): CampusClient {
  const platform = createParseClient({ url: platformUrl, appId: 'campus', supportEmail: '' });
  return {
    async signIn(sessionToken) {
      const caller = { session: 'anonymous', requestId: randomUUID(), idempotent: false } as const;
      const session = await platform.call(become, { sessionToken }, caller).catch(refused);
      return session && (session.user.displayname || session.user.email);
    },
    close: platform.close,
  };
}

function refused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
  return undefined;
}
