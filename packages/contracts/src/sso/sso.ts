import { linkTypes, providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import { enteredPassword, id, idOr, instant, ownEmail, worldName } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/messages.ts';
import { checkedThirdPartySignUp } from '../sign-up/sign-up.ts';

const kind = z.enum(providerKinds, { error: sentence('sso.notOffered') });

export const startSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Where to send the browser to sign in through a provider, or to link one to the own user.',
  input: z.object({
    kind,
    /** Which one of the kind, as a sign-in method names it. */
    id: z.string().max(100).default(''),
    world: worldName,
    remember: z.boolean().default(false),
    /** `link` needs a session; the identity is joined to its user. */
    purpose: z.enum(['signIn', 'link']).default('signIn'),
  }),
  output: z.object({ url: z.string() }),
  audit: [],
  limit: { calls: 60, seconds: 60 },
});

export const completeSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Finish what `start` began, with what the provider sent the browser back with.',
  input: z.object({
    kind,
    /** The fields of the address the provider led back to, from its query or its fragment. */
    params: z
      .record(z.string().max(64), z.string().max(8192))
      .refine((params) => Object.keys(params).length <= 20, { error: sentence('request.invalid') }),
  }),
  output: z.object({
    /** `link` and `signUp` ask the person for more before there is a session. */
    outcome: z.enum(['signedIn', 'linked', 'link', 'signUp']),
    user: sessionUser.nullable(),
    /** What people call the provider: Google, Microsoft, Passport, or the SSO's own name. */
    providerName: z.string(),
    /** What the provider told, for the forms; an email it told is not to be changed. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  audit: 'sso.signIn',
  limit: { calls: 60, seconds: 60 },
});

export const linkAccounts = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in with email and password, and link the identity that waits in this browser.',
  input: z.object({
    email: ownEmail,
    password: enteredPassword,
    linkType: z.enum(linkTypes, { error: sentence('sso.otherLinkType') }),
    remember: z.boolean().default(false),
  }),
  output: z.object({ user: sessionUser, providerName: z.string() }),
  audit: ['auth.signIn', 'sso.link'],
  limit: { calls: 20, seconds: 60 },
});

export const signUpSso = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Create a user for the identity that waits in this browser, join the account and sign in.',
  input: checkedThirdPartySignUp,
  output: z.object({ user: sessionUser }),
  audit: 'sso.signUp',
  limit: { calls: 20, seconds: 60 },
});

/** A linked way to sign in. */
export const identity = z.object({
  id,
  kind,
  /** What people call the provider. */
  providerName: z.string(),
  email: z.string(),
  linkedAt: instant,
});
export type Identity = z.output<typeof identity>;

export const listIdentities = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'The third-party identities linked to the own user.',
  rest: { method: 'GET', path: '/auth/identities' },
  input: z.object({}),
  output: z.object({ items: z.array(identity) }),
});

export const unlinkIdentity = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Unlink a third-party identity from the own user.',
  rest: { method: 'DELETE', path: '/auth/identities/{identityId}' },
  input: z.object({ identityId: idOr(sentence('sso.notLinkedYet')) }),
  output: done,
  audit: 'sso.unlink',
  limit: { calls: 20, seconds: 60 },
});
