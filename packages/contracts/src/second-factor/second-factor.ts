import { recoveryCodeCount } from '@campus/domain/second-factor/codes';
import { factorKinds, maxPasskeys } from '@campus/domain/second-factor/second-factor';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { ownChangeLimit } from '../core/change-limit.ts';
import { contract } from '../core/contract.ts';
import { enteredPassword, idOr, instant, typed } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';
import { newPasskey, passkeyCreation, passkeyProof, passkeyRequest } from './passkeys.ts';
import { waitingToken } from './waiting.ts';

const factorId = idOr(sentence('secondFactor.notFound')).describe('Identifier of the second factor.');
const factorName = typed(60, sentence('secondFactor.name.length', { max: 60 }))
  .refine((value) => value !== '' && value.isWellFormed(), {
    error: sentence('secondFactor.name.length', { max: 60 }),
  })
  .describe('Name by which the person knows the device, 1 to 60 characters.');
const code = z
  .string({ error: sentence('secondFactor.code.required') })
  .trim()
  .min(1, { error: sentence('secondFactor.code.required') })
  .max(40, { error: sentence('secondFactor.wrongCode') });
const appCode = code.describe('Six digits that the authenticator app shows.');
const anyCode = code.describe('Six digits that the authenticator app shows, or a recovery code.');
const recoveryCodes = z
  .array(z.string())
  .max(recoveryCodeCount)
  .describe('New recovery codes, each good once. They are never shown again.');

export const secondFactor = z
  .object({
    id: factorId,
    kind: z.enum(factorKinds).describe('Authenticator app (totp) or passkey.'),
    name: z.string().describe('Name by which the person knows the device.'),
    createdAt: instant.describe('Time it was added (ISO 8601, UTC).'),
    lastUsedAt: instant.nullable().describe('Time it was last used (ISO 8601, UTC); null if never.'),
  })
  .describe('A second factor of the caller.')
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactor>;

export const listFactors = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'Your second factors, and how many recovery codes are left.',
  rest: { method: 'GET', path: '/auth/second-factors' },
  input: z.object({}),
  output: z.object({
    items: z
      .array(secondFactor)
      .max(maxPasskeys + 1)
      .describe('Second factors, the oldest first.'),
    recoveryCodesLeft: z.int().describe('Number of unused recovery codes.'),
    passkeysOffered: z
      .boolean()
      .describe('Whether passkeys can be used at the address of this console; an IP address has none.'),
  }),
});
export type FactorList = z.output<typeof listFactors.output>;

/** The answer of operations that add a second factor: recovery codes if it is the person's first. */
const added = z.object({
  recoveryCodes: recoveryCodes.describe(
    'Recovery codes, each good once, shown only now; empty unless this is the first second factor.',
  ),
});

export const beginTotp = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Begin to set up an authenticator app. It replaces the present one once a code of it is entered.',
  input: z.object({}),
  output: z.object({
    secret: z.string().describe('Secret for the app in Base32, to be typed in.'),
    uri: z.string().describe('The same as an otpauth address, for a QR code.'),
  }),
  audit: [],
  limit: { calls: 20, seconds: 60 },
});

export const finishTotp = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Finish setting up the authenticator app with a code that it shows.',
  input: z.object({ code: appCode }),
  output: added,
  audit: 'secondFactor.add',
  limit: { calls: 20, seconds: 60 },
});

export const beginPasskey = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'What a browser needs to make a passkey.',
  input: z.object({}),
  output: passkeyCreation,
  audit: [],
  limit: { calls: 20, seconds: 60 },
});

export const finishPasskey = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Add the passkey that a browser has made.',
  input: z.object({ name: factorName, passkey: newPasskey }),
  output: added,
  audit: 'secondFactor.add',
  limit: { calls: 20, seconds: 60 },
});

export const renameFactor = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Rename one of your second factors.',
  rest: { method: 'PATCH', path: '/auth/second-factors/{factorId}' },
  input: z.object({ factorId, name: factorName }),
  output: done,
  audit: 'secondFactor.rename',
  limit: ownChangeLimit,
});

export const removeFactor = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Remove one of your second factors; the recovery codes end with the last one.',
  rest: { method: 'DELETE', path: '/auth/second-factors/{factorId}' },
  input: z.object({ factorId }),
  output: done,
  audit: 'secondFactor.remove',
  limit: { calls: 20, seconds: 60 },
});

export const renewRecoveryCodes = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Make new recovery codes; the old ones end.',
  input: z.object({}),
  output: z.object({ recoveryCodes }),
  audit: 'secondFactor.renewRecoveryCodes',
  limit: { calls: 10, seconds: 60 },
});

/** One of the two. */
const proof = {
  code: anyCode.optional(),
  passkey: passkeyProof.optional().describe('Answer of a passkey, instead of a code.'),
};

function isOneProof({ code, passkey, password }: { code?: unknown; passkey?: unknown; password?: unknown }) {
  return [code, passkey, password].filter((given) => given !== undefined).length === 1;
}
const oneProof = { path: ['code'], error: sentence('secondFactor.code.required') };

/** A code, and a password, as their forms send them. */
export const enteredCode = z.object({ code: anyCode });
export const confirmingPassword = z.object({ currentPassword: enteredPassword });
/** A name for a new passkey, as its form sends it. */
export const namedPasskey = z.object({ name: factorName });

export const confirmOptions = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'What a browser needs to confirm with a passkey that it is you.',
  input: z.object({}),
  output: passkeyRequest,
  audit: [],
  limit: { calls: 20, seconds: 60 },
});

export const confirmFactor = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary:
    'Confirm that it is you with a second factor, or without one with the password, before changes that need it.',
  rest: { method: 'POST', path: '/auth/second-factors/confirmation' },
  input: z
    .object({
      ...proof,
      password: enteredPassword.optional().describe('Password, of a person without a second factor.'),
    })
    .refine(isOneProof, oneProof),
  output: done,
  audit: 'secondFactor.confirm',
  limit: { calls: 20, seconds: 60 },
});

export const signInOptions = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'What a browser needs to finish with a passkey the sign-in that waits in it.',
  input: z.object({}),
  output: passkeyRequest,
  audit: [],
  limit: visitorLimits.step,
});

export const finishSignIn = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Finish the sign-in that waits in this browser; the answer sets the session cookie.',
  input: z.object(proof).refine(isOneProof, oneProof),
  output: z.object({ user: sessionUser }),
  audit: 'secondFactor.signIn',
  limit: visitorLimits.step,
});

export const finishToken = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Finish the sign-in of a script with a code; answers its bearer token, valid for 12 hours.',
  rest: { method: 'POST', path: '/auth/sign-in/second-factor' },
  input: z.object({ waitingToken, code: anyCode }),
  output: z.object({ token: z.string().describe('Bearer token, valid for 12 hours.') }),
  audit: 'secondFactor.signIn',
  limit: visitorLimits.step,
});

export const passkeySignInOptions = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey, without a password.',
  input: z.object({}),
  output: passkeyRequest,
  audit: [],
  limit: visitorLimits.step,
});

export const passkeySignIn = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in with a passkey, without a password; the answer sets the session cookie.',
  input: z.object({
    passkey: passkeyProof,
    remember: z.boolean().default(false).describe('Whether the session outlasts the browser window.'),
  }),
  output: z.object({ user: sessionUser }),
  audit: 'secondFactor.passkeySignIn',
  limit: visitorLimits.step,
});
