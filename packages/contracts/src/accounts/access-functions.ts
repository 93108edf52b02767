import { ladder } from '@campus/domain/access/levels';
import * as z from 'zod';
import { accountId, id, level, webAddress } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { apiScope } from '../credentials/credentials.ts';

const optionalLevel = z
  .enum(Object.keys(ladder) as [keyof typeof ladder, ...(keyof typeof ladder)[]])
  .optional();

/** How the pages of an account's world are opened, by page action. */
const pageAccess = z.record(
  z.string(),
  z.object({
    configured: optionalLevel,
    default: optionalLevel,
    minBuildVersion: z.string().optional(),
    /** Whether the account lacks the feature of the page. */
    lacking: z.boolean().optional(),
  }),
);

const accountAccess = z.object({
  accountId,
  level,
  /** The level for pages and operations, if it differs from the level for acting on people. */
  opens: level.optional(),
  worldBuildVersion: z.string(),
  verificationRequired: z.boolean(),
  /** Whether the account allows single sign-on only, and the caller's session was not proven that way. */
  singleSignOnRequired: z.boolean(),
  /** Whether the caller's session began with a password that the account's world calls too old. */
  passwordExpired: z.boolean(),
  /** Whether the caller's session lacks a second factor that the account requires. */
  secondFactorMissing: z.boolean(),
  /** The address to which the account's world has moved; empty for people who may still enter it. */
  movedTo: z.union([z.literal(''), webAddress]),
  pageAccess,
});

/** How the pages of the account are opened, to anyone with a role in it. */
export const getPageAccess = wireCall(
  'getPageAccess',
  z.strictObject({ accountId }),
  z.object({ pages: pageAccess }),
);

/** The facts about the caller that access rules need. The caller is a person or, with a grant, an API credential. */
export const checkAccess = wireCall(
  'checkAccess',
  z.strictObject({ accountId: accountId.optional() }),
  z.object({
    userId: id,
    emailVerified: z.boolean(),
    superadmin: z.boolean(),
    /** Whether the person belongs to accounts and is suspended in all of them. */
    suspended: z.boolean(),
    /** Missing for API credentials. */
    isNormalUser: z.boolean().optional(),
    /** Missing if the call names no account, or one in which the caller has no role. */
    accountAccess: accountAccess.optional(),
    grant: z.object({ accountId, scopes: z.array(apiScope).readonly() }).optional(),
  }),
);
