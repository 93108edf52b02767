import { apiScopes } from '@campus/domain/credentials/api-scopes';
import { credentialPauses, overlapHours } from '@campus/domain/credentials/credentials';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant, level, typed, wellFormed } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';

const access = { page: 'integrations' } as const;
const base = '/accounts/{accountId}/api-credentials' as const;

export const apiScope = z
  .enum(apiScopes)
  .describe('Scope of an API token: an area, and whether it is read or written.');

const nameMissing = sentence('credentials.name.required');
export const credentialName = typed(64, undefined, nameMissing)
  .refine((value) => value !== '', { error: nameMissing })
  .describe('Name of the credential, 1 to 64 characters; it names the script in the audit log.');

const scopesMissing = sentence('credentials.scopes.required');
export const credentialScopes = z
  .array(apiScope, { error: scopesMissing })
  .min(1, { error: scopesMissing })
  .max(apiScopes.length)
  .describe('What scripts with the credential may do.');

const clientId = z.string().describe('Client id, which is no secret.');

const lastUse = z
  .object({
    at: instant,
    address: z.string().describe('Network address that the call came from; empty where it is unknown.'),
  })
  .nullable();

export const apiCredential = z
  .object({
    id: id.describe('Identifier of the credential.'),
    name: z.string().describe('Name of the credential.'),
    clientId,
    scopes: z.array(apiScope).describe('What scripts with the credential may do.'),
    level: level.describe('Level that the credential has in the account, at most admin.'),
    createdAt: instant,
    generatedAt: instant.describe('When the present secret was generated.'),
    maker: z
      .object({
        id: id.describe('Identifier of the user.'),
        email: z.string().describe('Email address; empty if the user no longer exists.'),
      })
      .nullable()
      .describe('The person who generated the present secret; null where that is not known.'),
    paused: z
      .enum(credentialPauses)
      .nullable()
      .describe(
        'Why scripts with the credential are refused: its maker left the account, is suspended, or has a lower level than it. null when they are not.',
      ),
    lastUsed: lastUse.describe(
      'Last use of the present secret or of one of its tokens; null when there was none.',
    ),
    previousSecret: z
      .object({
        endsAt: instant.describe('When the previous secret ends.'),
        lastUsed: lastUse.describe('Last use of the previous secret or of one of its tokens.'),
      })
      .nullable()
      .describe('The previous secret, while it is valid beside the present one; otherwise null.'),
    isWithinReach: z.boolean().describe('Whether the level of the caller suffices to replace or revoke it.'),
  })
  .describe('A client id and secret with which scripts get tokens.');
export type ApiCredential = z.output<typeof apiCredential>;

export const listCredentials = contract({
  kind: 'query',
  access,
  summary: 'The API credentials of the account, without their secrets.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({
    isShown: z.boolean().describe('Whether the account has API access, so that the console shows it.'),
    isUsable: z.boolean().describe('Whether scripts may use the API with credentials of the account.'),
    items: z.array(apiCredential).describe('Credentials of the account, the oldest first.'),
  }),
});

const generated = z.object({
  credentialId: id.describe('Identifier of the credential.'),
  clientId,
  clientSecret: z
    .string()
    .describe('Client secret. Only this answer contains it; the platform stores a hash.'),
});

const limit = { calls: 20, seconds: 600 } as const;

export const generateCredential = contract({
  kind: 'mutation',
  access,
  summary: 'Generate an API credential: the first one of the account, or a second one beside it.',
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, name: credentialName, scopes: credentialScopes }),
  output: generated,
  audit: 'credentials.generate',
  limit,
});

const credentialId = id.describe('Identifier of the credential.');

export const overlap = z
  .boolean()
  .default(false)
  .describe(
    `Whether the previous secret and its tokens stay valid for ${overlapHours} hours. Without it they end at once. Refused for a paused credential.`,
  );

export const regenerateCredential = contract({
  kind: 'mutation',
  access,
  summary: 'Replace the secret and the scopes of an API credential, which makes the caller its maker.',
  rest: { method: 'POST', path: `${base}/{credentialId}/regenerate` },
  input: z.object({ accountId, credentialId, scopes: credentialScopes, overlap }),
  output: generated,
  audit: 'credentials.regenerate',
  limit,
});

export const changeCredentialScopes = contract({
  kind: 'mutation',
  access,
  summary: 'Change the scopes of an API credential. Its secret stays; tokens that allow more end at once.',
  rest: { method: 'PATCH', path: `${base}/{credentialId}` },
  input: z.object({ accountId, credentialId, scopes: credentialScopes }),
  output: done,
  audit: 'credentials.changeScopes',
  limit,
});

export const revokeCredential = contract({
  kind: 'mutation',
  access,
  summary: 'Revoke an API credential: its secret and its tokens end at once.',
  rest: { method: 'DELETE', path: `${base}/{credentialId}` },
  input: z.object({ accountId, credentialId }),
  output: done,
  audit: 'credentials.revoke',
});

/** The texts that clients may send. Longer ones are not read. */
const sent = wellFormed(4_000, sentence('request.invalid'));
const client = {
  clientId: sent.describe('Client id.'),
  clientSecret: sent.describe('Client secret.'),
};

/** How often one address may try: a script needs a token an hour. */
const often = { calls: 120, seconds: 60 } as const;

export const issueToken = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'A token for an API credential (RFC 6749, 4.4). Scripts call /api/oauth/token.',
  input: z.object({
    ...client,
    scope: sent.default('').describe('Scopes, separated by spaces; empty for all of the credential.'),
  }),
  output: z.object({
    accessToken: z.string().describe('Token, sent as a bearer token with each call.'),
    expiresIn: z.int().describe('Seconds for which the token is valid.'),
    scope: z.string().describe('Scopes of the token, separated by spaces.'),
    accountId,
  }),
  audit: 'credentials.issueToken',
  limit: often,
});

export const revokeToken = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'End a token of an API credential (RFC 7009). Scripts call /api/oauth/revoke.',
  input: z.object({ ...client, token: sent.describe('Token to end; an unknown one counts as ended.') }),
  output: done,
  audit: 'credentials.revokeToken',
  limit: often,
});
