import { randomUUID } from 'node:crypto';
import { become } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { createParseClient } from '@campus/parse-adapter/core/client';

/** The campus' own client, as far as it signs in: with the token it was handed. */
export interface CampusClient {
  /** The name of the person whom the token signs in; undefined if it is no longer valid. */
  signIn(token: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A client of the platform that signs people in by the tokens it hands over. */
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
