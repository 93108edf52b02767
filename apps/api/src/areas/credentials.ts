import { issueToken, revokeToken } from '@campus/contracts/credentials/credentials';
import * as wire from '@campus/contracts/credentials/functions';
import { forward, procedure, router } from '../core/trpc.ts';

export const credentialsRouter = router({
  list: forward(wire.getApiCredentials),
  generate: forward(wire.generateClientSecret),
  regenerate: forward(wire.regenerateClientSecret),
  changeScopes: forward(wire.changeApiCredentialScopes),
  revoke: forward(wire.revokeApiCredential),

  issueToken: procedure(issueToken, async ({ input, platform, ctx }) => {
    const { expiresIn, ...issued } = await platform.credentials.issueToken(input);
    const accessToken = await ctx.services.sealers.apiToken.seal(issued, expiresIn);
    return { accessToken, expiresIn, scope: issued.scopes.join(' '), accountId: issued.accountId };
  }),

  revokeToken: procedure(revokeToken, async ({ input, platform, ctx }) => {
    const own = await ctx.services.sealers.apiToken.open(input.token);
    return platform.credentials.revokeToken({ ...input, token: own?.token ?? '' });
  }),
});
