import { AppError } from '@campus/contracts/core/app-error';
import {
  checkApiToken,
  generateClientSecret,
  issueApiToken,
  regenerateClientSecret,
  revokeApiToken,
} from '@campus/contracts/credentials/functions';
import type { Actor } from '@campus/domain/access/access';
import { isSecretMissing } from '@campus/domain/credentials/credentials';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { knownPages } from './accounts.ts';

type Answer = z.output<typeof generateClientSecret.output>;

export function credentialsPlatform({ query, mutate }: Calls) {
  return {
    generate: async (input: z.input<typeof generateClientSecret.input>) =>
      withSecret(await mutate(generateClientSecret, input)),

    regenerate: async (input: z.input<typeof regenerateClientSecret.input>) =>
      withSecret(await mutate(regenerateClientSecret, input)),

    /** The platform's own token, which never leaves the gateway unsealed. */
    issueToken: (input: z.input<typeof issueApiToken.input>) => mutate(issueApiToken, input),

    revokeToken: (input: z.input<typeof revokeApiToken.input>) => mutate(revokeApiToken, input),

    /** The credential of the caller's token, in the account; a token that has ended is refused as signed out. */
    async actor(accountId: string): Promise<Actor> {
      const { credentialId, scopes, level, opens, access } = await query(checkApiToken, { accountId });
      const { pages, ...standing } = access;
      return {
        userId: credentialId,
        emailVerified: true,
        superadmin: false,
        suspended: false,
        standing: { accountId, level, opens, ...standing, pageAccess: knownPages(pages) },
        grant: { accountId, scopes },
      };
    },
  };
}

/** The answer of a platform that has generated a secret. */
function withSecret({ clientSecret, ...answer }: Answer) {
  if (isSecretMissing(clientSecret)) throw new AppError('unavailable', 'credentials.secretMissing');
  return { ...answer, clientSecret };
}
