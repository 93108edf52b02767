import { signUpFields } from '@campus/domain/sign-up/sign-up';
import { providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { typed, worldName } from '../core/fields.ts';

/** A way to sign in besides a password, as a button offers it. */
export const signInMethod = z.object({
  kind: z.enum(providerKinds),
  /** Which one of the kind: the SSO config, or the tenant; empty where a kind has only one. */
  id: z.string(),
  label: z.string(),
});
export type SignInMethod = z.output<typeof signInMethod>;

export const getWorld = contract({
  kind: 'query',
  access: 'public',
  summary: 'The sign-in screen of a world, by the id or name in its address.',
  rest: { method: 'GET', path: '/worlds/{id}' },
  input: z.object({ id: typed(100) }),
  output: z.object({
    /** The name of the world's server configuration. */
    name: z.string(),
    accountId: z.string(),
    organizationName: z.string(),
    /** An image as a data URI; empty when the world has none of its own. */
    logo: z.string(),
    methods: z.array(signInMethod),
    passwordLogin: z.boolean(),
    rememberMe: z.boolean(),
    signUp: z.object({
      /** False where only the invited get in. */
      offered: z.boolean(),
      restricted: z.boolean(),
      /** What people who meet a world for the invited only are told; may be empty. */
      hint: z.string(),
      required: z.array(z.enum(signUpFields)),
      /** Where the licence agreement is read. */
      licenseUrl: z.string(),
    }),
  }),
  limit: { calls: 120, seconds: 60 },
});

export const listSignInMethods = contract({
  kind: 'query',
  access: 'public',
  summary: 'The ways to sign in besides a password: of a world, or, without one, of this console.',
  rest: { method: 'GET', path: '/sign-in-methods' },
  input: z.object({ world: worldName }),
  output: z.object({ items: z.array(signInMethod) }),
  limit: { calls: 120, seconds: 60 },
});
