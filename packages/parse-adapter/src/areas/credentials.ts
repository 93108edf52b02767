import { checkApiToken, issueApiToken, revokeApiToken } from '@campus/contracts/credentials/functions';
import type { Actor } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { knownPages } from './accounts.ts';

/** Operations about tokens of scripts, which the gateway seals and opens. */
export function credentialsPlatform({ query, mutate }: Calls) {
  return {
    /** The platform's own token. No binding: the gateway seals it before the caller gets it. */
    issueToken: (input: z.input<typeof issueApiToken.input>) => mutate(issueApiToken, input),

    /** Takes the platform's own token, which the gateway has unsealed. */
    revokeToken: (input: z.input<typeof revokeApiToken.input>) => mutate(revokeApiToken, input),

    /** The credential of the caller's token, in the account; a token that has ended is refused as signed out. */
    async actor(accountId: string): Promise<Actor> {
      const { credentialId, scopes, level, opens, access } = await query(checkApiToken, { accountId });
      const { pages, ...accountAccess } = access;
      return {
        userId: credentialId,
        emailVerified: true,
        superadmin: false,
        suspended: false,
        accountAccess: { accountId, level, opens, ...accountAccess, pageAccess: knownPages(pages) },
        grant: { accountId, scopes },
      };
    },
  };
}
