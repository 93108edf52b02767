import * as contracts from '@campus/contracts/credentials/credentials';
import * as wire from '@campus/contracts/credentials/functions';
import { isApiAccessUsable, showsApiCredentials } from '@campus/domain/credentials/credentials';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { issueToken, revokeToken } from './issue-token.ts';
import { readApiAccess, readCredentials } from './read-credentials.ts';
import { changeScopes, generate, regenerate, revoke } from './write-credentials.ts';

export const credentialFunctions = [
  implement(wire.getApiCredentials, async ({ sql, input: { accountId }, actor }) => {
    const access = await readApiAccess(sql, accountId);
    return {
      isShown: showsApiCredentials(access),
      isUsable: isApiAccessUsable(access),
      items: await readCredentials(sql, accountId, actor.accountAccess.level),
    };
  }),

  implement(wire.generateClientSecret, generate),

  implement(wire.regenerateClientSecret, regenerate),

  implement(wire.changeApiCredentialScopes, changeScopes),

  implement(wire.revokeApiCredential, revoke),

  cloudFunction(wire.issueApiToken, { ...rulesOf(contracts.issueToken), handle: issueToken }),

  cloudFunction(wire.revokeApiToken, {
    ...rulesOf(contracts.revokeToken),
    handle: revokeToken,
  }),
];
