import { ladder } from '@campus/domain/access/levels';
import { accountLookups } from '@campus/domain/accounts/accounts';
import * as z from 'zod';
import { accountId, id, level, permission, typed, webAddress } from '../core/fields.ts';
import { text } from '../core/messages.ts';
import { wireCall } from '../core/wire-call.ts';
import {
  accountChanges,
  accountOutline,
  accountSchema,
  accountSettings,
  newOrganizationName,
} from './accounts.ts';

export const wireAccount = z.object({
  objectId: id,
  organizationName: z.string(),
  customerId: z.string(),
  name: z.string(),
  title: z.string(),
  worldName: z.string(),
  isWebEnabled: z.boolean(),
  isWebOnly: z.boolean(),
  /** The web levels of the account's world. */
  webLevels: z.array(z.string()),
  verificationRequired: z.boolean(),
  invitesDisabled: z.boolean(),
  /** The configured customer-success account, where nobody is made admin or owner. */
  isProtected: z.boolean(),
  worldBuildVersion: z.string(),
  /** The caller's level in it. */
  level,
});
export type WireAccount = z.output<typeof wireAccount>;

/** What an account lets its members see and do, apart from pages. */
export const wireAccountSettings = accountSettings.omit({ download: true }).extend({
  clientDownloadButtonLabel: z.string(),
  /** Where the client is downloaded: for any system, or one address for each. Empty where there is none. */
  downloadURL: z.string(),
  windowsDownloadURL: z.string(),
  macDownloadURL: z.string(),
});

/** The accounts in which the caller has a role; every account to a superadmin (at most 1000). */
export const getMemberAccounts = wireCall(
  'getMemberAccounts',
  z.strictObject({ includeHidden: z.boolean().default(false) }),
  z.array(wireAccount),
);

/** One account to anyone with a role in it (suspended included) and to superadmins. */
export const getAccount = wireCall(
  'getAccount',
  z.strictObject({ accountId }),
  wireAccount.extend({ settings: wireAccountSettings }),
);

/** Superadmin: organisation name or customer id contains `search`, case-insensitively; typed accounts left out. */
export const searchAccounts = wireCall(
  'searchAccounts',
  z.strictObject({
    search: z.string().max(100).default(''),
    limit: z.int().min(1).max(100).default(25),
    skip: z.int().min(0).max(100_000).default(0),
  }),
  z.object({ count: z.int(), results: z.array(wireAccount) }),
);

/** Admin and up: the six roles of an account, or the one of this name. */
export const getRoles = wireCall(
  'getRoles',
  z.strictObject({ accountId, name: z.string().max(100).optional() }),
  z.array(z.object({ objectId: id, name: z.string(), permission })),
);

/** The caller's own roles, over all accounts; at most a thousand. */
export const getUserRoles = wireCall(
  'getUserRoles',
  z.strictObject({}),
  z.array(z.object({ objectId: id, name: z.string() })),
);

/** The caller's role in an account (`superadmin` for superadmins); null for somebody without one. */
export const getMemberRole = wireCall(
  'getMemberRole',
  z.strictObject({ accountId }),
  z.object({ name: z.string(), level }).nullable(),
);

const optionalLevel = z
  .enum(Object.keys(ladder) as [keyof typeof ladder, ...(keyof typeof ladder)[]])
  .optional();

/** By page action, how the page is opened in the account's world; to anyone with a role in the account. */
export const getPageAccess = wireCall(
  'getPageAccess',
  z.strictObject({ accountId }),
  z.object({
    worldBuildVersion: z.string(),
    verificationRequired: z.boolean(),
    /** Whether the caller's session began with a password that the account's world calls too old. */
    passwordExpired: z.boolean(),
    /** The address the account's world has moved to; empty for whoever may enter it still. */
    movedTo: z.union([z.literal(''), webAddress]),
    pages: z.record(
      z.string(),
      z.object({ configured: optionalLevel, default: optionalLevel, minBuildVersion: z.string().optional() }),
    ),
  }),
);

/** Superadmin: what a new account is made from. */
export const getDefaultAccountSchema = wireCall('getDefaultAccountSchema', z.strictObject({}), accountSchema);

/** Superadmin: creates an account with its world, server configuration and six roles. A name in use is refused. */
export const createCampusWorld = wireCall(
  'createCampusWorld',
  z.strictObject({ organizationName: newOrganizationName, outline: accountOutline }),
  wireAccount,
);

/** Owner and up: changes the names of an account. A name in use is refused. */
export const updateAccount = wireCall(
  'updateAccount',
  accountChanges.extend({ accountId }).strict(),
  wireAccount,
);

/** Superadmin: whether an account has this value in this field, whatever its case. */
export const checkExistingAccount = wireCall(
  'checkExistingAccount',
  z.strictObject({
    field: z.enum(accountLookups, { error: text('accounts.lookup.unknown') }),
    value: typed(100),
  }),
  z.boolean(),
);

/** Makes the caller a member; true when the caller was not in the account before. */
export const joinAccountIfNotAMember = wireCall(
  'joinAccountIfNotAMember',
  z.strictObject({ accountId }),
  z.object({ joined: z.boolean() }),
);
