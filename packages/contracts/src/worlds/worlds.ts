import { signUpFields } from '@campus/domain/sign-up/sign-up';
import { providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { typed, worldName } from '../core/fields.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

export const signInMethod = z
  .object({
    kind: z.enum(providerKinds).describe('Kind of identity provider.'),
    id: z
      .string()
      .describe(
        'Identity provider among those of its kind: an SSO configuration or a tenant; empty when the kind has only one.',
      ),
    label: z.string().describe('Text of its button.'),
  })
  .describe('A way to sign in without a password.')
  .meta({ id: 'SignInMethod' });
export type SignInMethod = z.output<typeof signInMethod>;

export const getWorld = contract({
  kind: 'query',
  access: 'public',
  summary: 'The sign-in screen of a world, by the id or name in its address.',
  rest: { method: 'GET', path: '/worlds/{id}' },
  input: z.object({ id: typed(100).describe('Identifier or name of the world.') }),
  output: z.object({
    name: z.string().describe('Name of the world’s server configuration.'),
    accountId: z.string().describe('Identifier of the world’s account.'),
    organizationName: z.string().describe('Name of the account’s organization.'),
    logo: z.string().describe('Logo as a data URI; empty when the world has none.'),
    methods: z.array(signInMethod).describe('Ways to sign in without a password.'),
    passwordLogin: z.boolean().describe('Whether people can log in with a password.'),
    closed: z.string().describe('Why nobody can enter the world; empty while people can.'),
    rememberMe: z.boolean().describe('Whether people can stay signed in.'),
    signUp: z
      .object({
        offered: z.boolean().describe('Whether anyone can sign up; false when only invited people can.'),
        restricted: z.boolean().describe('Whether only certain email addresses can sign up.'),
        hint: z.string().describe('Text for people who cannot sign up without an invitation; may be empty.'),
        required: z.array(z.enum(signUpFields)).describe('Fields that must be filled in.'),
        licenseUrl: z.string().describe('Address of the license agreement.'),
      })
      .describe('How people can sign up.'),
  }),
  limit: visitorLimits.read,
});

export const listSignInMethods = contract({
  kind: 'query',
  access: 'public',
  summary: 'The ways to sign in other than by password: those of a world or, without one, of this console.',
  rest: { method: 'GET', path: '/sign-in-methods' },
  input: z.object({ world: worldName }),
  output: z.object({ items: z.array(signInMethod).describe('Ways to sign in without a password.') }),
  limit: visitorLimits.read,
});
