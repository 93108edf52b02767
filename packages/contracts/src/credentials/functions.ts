import { isSecretMissing } from '@campus/domain/credentials/credentials';
import * as z from 'zod';
import { AppError } from '../core/app-error.ts';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import * as credentials from './credentials.ts';

export const getApiCredentials = bind(credentials.listCredentials, { name: 'getApiCredentials' });

/** Ours. Nullable, as the specification allows: without a secret, the generation has failed. */
const generated = z.object({ credentialId: id, clientId: z.string(), clientSecret: z.string().nullish() });

/** Fails without a secret (INT-033). */
function withSecret({ clientSecret, ...answer }: z.output<typeof generated>) {
  if (isSecretMissing(clientSecret)) throw new AppError('unavailable', 'credentials.secretMissing');
  return { ...answer, clientSecret };
}

export const generateClientSecret = bindAs(
  credentials.generateCredential,
  wireCall('generateClientSecret', credentials.generateCredential.input, generated),
  { params: (input) => input, result: withSecret },
);

export const regenerateClientSecret = bindAs(
  credentials.regenerateCredential,
  wireCall('regenerateClientSecret', credentials.regenerateCredential.input, generated),
  { params: (input) => input, result: withSecret },
);

export const changeApiCredentialScopes = bind(credentials.changeCredentialScopes, {
  name: 'changeApiCredentialScopes',
});

export const revokeApiCredential = bind(credentials.revokeCredential, { name: 'revokeApiCredential' });

/** The platform's own token: gateways hand it out sealed. */
export const issueApiToken = wireCall(
  'issueApiToken',
  credentials.issueToken.input,
  z.object({
    token: z.string(),
    credentialId: id,
    accountId,
    scopes: z.array(credentials.apiScope),
    expiresIn: z.int(),
  }),
);

/** `token` is the platform's own. */
export const revokeApiToken = wireCall('revokeApiToken', credentials.revokeToken.input, z.object({}));
