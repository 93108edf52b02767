import { issueApiToken, revokeApiToken } from '@campus/contracts/credentials/functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** Operations about tokens of scripts, which the gateway seals and opens. */
export function credentialsPlatform({ mutate }: Calls) {
  return {
    /** The platform's own token. No binding: the gateway seals it before the caller gets it. */
    issueToken: (input: z.input<typeof issueApiToken.input>) => mutate(issueApiToken, input),

    /** Takes the platform's own token, which the gateway has unsealed. */
    revokeToken: (input: z.input<typeof revokeApiToken.input>) => mutate(revokeApiToken, input),
  };
}
