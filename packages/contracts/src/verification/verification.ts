import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, enteredPassword, ownEmail, worldName } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

export const verifyEmail = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Verify an email address with the secret of the link that was sent there.',
  rest: { method: 'POST', path: '/verification' },
  input: z.object({
    code: z
      .string({ error: sentence('verification.codeMissing') })
      .min(1, { error: sentence('verification.codeMissing') })
      .max(200, { error: sentence('verification.codeInvalid') })
      .describe('Secret from the emailed link.'),
  }),
  output: z.object({
    outcome: z
      .enum(['verified', 'alreadyVerified'])
      .describe('Whether the address was verified now or before.'),
    email: z.string().describe('Email address that is verified.'),
    loggedInToEmailToVerify: z
      .boolean()
      .describe('Whether the caller is signed in as the user of this address.'),
    serverConfigName: z.string().describe('World whose sign-in page comes next; empty when unknown.'),
  }),
  audit: 'verification.verify',
  limit: visitorLimits.step,
});

const sent = z.object({ message: z.string().describe('Message to show to the person.') });

export const resendVerification = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Send the verification email again, proved by email and password.',
  rest: { method: 'POST', path: '/verification/email' },
  input: z.object({ email: ownEmail, password: enteredPassword, world: worldName }),
  output: sent,
  audit: 'verification.resend',
  limit: visitorLimits.make,
});

export const resendOwnVerification = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "Send the caller's verification email again; the link in the earlier one ends.",
  rest: { method: 'POST', path: '/verification/own-email' },
  input: z.object({ world: worldName }),
  output: sent,
  audit: 'verification.resend',
  limit: { calls: 10, seconds: 60 },
});

export const getVerification = contract({
  kind: 'query',
  access: 'entering',
  summary: 'Whether the caller has to verify their email to enter an account, and what the page shows.',
  rest: { method: 'GET', path: '/accounts/{accountId}/verification' },
  input: z.object({ accountId }),
  output: z.object({
    email: z.string().describe('Email address of the caller.'),
    name: z.string().describe('Name of the caller.'),
    organizationName: z.string().describe('Name of the account’s organization.'),
    serverConfigName: z.string().describe('World of the account.'),
    settled: z
      .boolean()
      .describe('Whether nothing is left to verify, so the caller can continue to the accounts.'),
    emailDue: z.boolean().describe('Whether the page should send an email without being asked.'),
    hasSeveralOrganizations: z.boolean().describe('Whether the caller belongs to several accounts.'),
  }),
});
