import { linkTypes, providerKinds } from '@campus/domain/sso/providers';
import { keptSsoFailures, ssoFailureCauses } from '@campus/domain/sso/sso-failures';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import { accountId, enteredPassword, id, idOr, instant, ownEmail, worldName } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';
import { waitingSignIn } from '../second-factor/waiting.ts';
import { checkedSsoSignUp } from '../sign-up/sign-up.ts';

const kind = z
  .enum(providerKinds, { error: sentence('sso.notOffered') })
  .describe('Kind of identity provider.');

export const startSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: "Where to send the browser to sign in through a provider, or to link one to the caller's user.",
  input: z.object({
    kind,
    id: z
      .string()
      .max(100)
      .default('')
      .describe('Identity provider among those of its kind, as in `SignInMethod.id`.'),
    world: worldName,
    remember: z.boolean().default(false).describe('Whether the session outlasts the browser window.'),
    purpose: z
      .enum(['signIn', 'link'])
      .default('signIn')
      .describe('Whether to sign in, or to link an identity to the signed-in user.'),
  }),
  output: z.object({ url: z.string().describe('Address to send the browser to.') }),
  audit: [],
  limit: visitorLimits.step,
});

export const completeSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Finish what `start` began, with what the provider sent the browser back with.',
  input: z.object({
    kind,
    params: z
      .record(z.string().max(64), z.string().max(8192))
      .refine((params) => Object.keys(params).length <= 20, { error: sentence('request.invalid') })
      .describe('Parameters of the address the provider returned to, from its query or fragment.'),
  }),
  output: z.object({
    outcome: z
      .enum(['signedIn', 'linked', 'link', 'signUp'])
      .describe('Result; `link` and `signUp` need more input before a session starts.'),
    user: sessionUser.nullable().describe('Person who is signed in; null when nobody is.'),
    providerName: z
      .string()
      .describe('Name of the provider, such as Google, Microsoft, Passport or the SSO’s own name.'),
    email: z.string().describe('Email address from the provider; it cannot be changed. Empty when unknown.'),
    firstName: z.string().describe('First name from the provider; empty when unknown.'),
    lastName: z.string().describe('Last name from the provider; empty when unknown.'),
  }),
  audit: 'sso.signIn',
  limit: visitorLimits.step,
});

export const linkAccounts = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in with email and password, and link the identity that waits in this browser.',
  input: z.object({
    email: ownEmail,
    password: enteredPassword,
    linkType: z.enum(linkTypes, { error: sentence('sso.otherLinkType') }).describe('Provider to link.'),
    remember: z.boolean().default(false).describe('Whether the session outlasts the browser window.'),
  }),
  output: z.object({
    user: sessionUser.nullable().describe('Person who is signed in; null while a second factor is missing.'),
    providerName: z.string().describe('Name of the linked provider.'),
    waiting: waitingSignIn
      .nullable()
      .describe('What is missing before the identity is linked, kept in a cookie of this browser.'),
  }),
  audit: ['auth.signIn', 'sso.link'],
  limit: visitorLimits.step,
});

export const signUpSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Create a user for the identity that waits in this browser, join the account and sign in.',
  input: checkedSsoSignUp,
  output: z.object({ user: sessionUser }),
  audit: 'sso.signUp',
  limit: visitorLimits.make,
});

export const identity = z
  .object({
    id,
    kind,
    providerName: z.string().describe('Name of the provider.'),
    email: z.string().describe('Email address at the provider.'),
    linkedAt: instant.describe('Time the identity was linked (ISO 8601, UTC).'),
  })
  .describe('An identity of a provider that the caller can sign in with.');
export type Identity = z.output<typeof identity>;

export const listIdentities = contract({
  kind: 'query',
  access: 'signedIn',
  summary: "The sso identities that are linked to the caller's user.",
  rest: { method: 'GET', path: '/auth/identities' },
  input: z.object({}),
  output: z.object({ items: z.array(identity).describe('Linked identities of the caller.') }),
});

export const unlinkIdentity = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "Unlink an sso identity from the caller's user.",
  rest: { method: 'DELETE', path: '/auth/identities/{identityId}' },
  input: z.object({ identityId: idOr(sentence('sso.notLinkedYet')).describe('Identifier of the identity.') }),
  output: done,
  audit: 'sso.unlink',
  limit: { calls: 20, seconds: 60 },
});

const failure = z
  .object({
    at: instant.describe('Time it failed last (ISO 8601, UTC).'),
    kind,
    providerName: z.string().describe('Name of the provider at that time.'),
    email: z
      .string()
      .describe('Email address as the provider told it; empty when it failed before that was known.'),
    cause: z.enum(ssoFailureCauses).describe('Why it failed.'),
    code: z.string().describe('Error code of the provider or the check; empty if there is none.'),
    times: z.int().describe('How many times it failed like this.'),
    requestId: z.string().describe('Identifier of the last request, as in the server logs.'),
  })
  .describe('A single sign-on that failed.');
export type SsoFailure = z.output<typeof failure>;

export const listSsoFailures = contract({
  kind: 'query',
  access: { page: 'audit' },
  scope: 'audit',
  summary: `The last failed single sign-ons in the account's world, with their causes; at most ${keptSsoFailures} for each provider.`,
  rest: { method: 'GET', path: '/accounts/{accountId}/sso/failures' },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(failure).describe('Failures, the newest first.') }),
});
