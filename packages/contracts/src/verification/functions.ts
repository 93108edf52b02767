import * as z from 'zod';
import { bindAs } from '../core/binding.ts';
import { instant } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import * as contracts from './verification.ts';

const serverConfigName = z.string().max(100).default('');

/**
 * Anyone who has the secret of the mailed link. An unknown or superseded secret is refused as invalid; for an address
 * that is verified already, the result is `alreadyVerified`.
 */
export const verifyEmail = bindAs(
  contracts.verifyEmail,
  wireCall(
    'verifyEmail',
    z.strictObject({ code: z.string().min(1).max(200) }),
    z.object({
      loggedInToEmailToVerify: z.boolean(),
      email: z.string(),
      serverConfigName: z.string(),
      alreadyVerified: z.boolean(),
    }),
  ),
  {
    params: (input) => input,
    result: ({ alreadyVerified, ...answer }) => ({
      ...answer,
      outcome: alreadyVerified ? ('alreadyVerified' as const) : ('verified' as const),
    }),
  },
);

/** For the user of the caller's session or, without a session, for a person with the password. */
export const resendVerificationEmail = wireCall(
  'resendVerificationEmail',
  z.strictObject({
    username: z.string().max(100).optional(),
    password: z.string().min(1).max(512).optional(),
    serverConfigName,
  }),
  z.object({ message: z.string() }),
);

/** Sends the email for a person without a session, who has the password. */
export const resendVerification = bindAs(contracts.resendVerification, resendVerificationEmail, {
  params: ({ email, password, world }) => ({ username: email, password, serverConfigName: world }),
  result: (answer) => answer,
});

/** Sends the email for the user of the session. */
export const resendOwnVerification = bindAs(contracts.resendOwnVerification, resendVerificationEmail, {
  params: ({ world }) => ({ serverConfigName: world }),
  result: (answer) => answer,
});

/** The caller's verification state. */
export const getVerificationState = wireCall(
  'getVerificationState',
  z.strictObject({}),
  z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email_verified: z.boolean(),
    currentVerificationData: z.object({ lastEmailSentAt: instant.nullable() }),
    /** The names of the caller's roles. */
    roles: z.array(z.string()),
  }),
);
