import { issueApiToken, revokeApiToken } from '@campus/contracts/credentials/functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** Operations on script tokens, which the gateway seals and opens. */
export function credentialsPlatform({ mutate }: Calls) {
  return {
    /** Returns the platform's token. Has no binding because the gateway seals the token first. */
    issueToken: (input: z.input<typeof issueApiToken.input>) => mutate(issueApiToken, input),

    /** Accepts the platform's token, which the gateway has unsealed. */
    revokeToken: (input: z.input<typeof revokeApiToken.input>) => mutate(revokeApiToken, input),
  };
}
