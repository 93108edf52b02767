import { pages } from '@campus/domain/access/pages';
import { accountLookups } from '@campus/domain/accounts/accounts';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, level, permission, typed } from '../core/fields.ts';
import { pageNumber, pageOf } from '../core/list.ts';
import { type Sentence, sentence } from '../core/messages.ts';

/** An account as the picker lists it. */
export const accountSummary = z.object({
  id,
  organizationName: z.string(),
  worldName: z.string(),
  isWebEnabled: z.boolean(),
  isWebOnly: z.boolean(),
  verificationRequired: z.boolean(),
  /** The caller's level in it. */
  level,
});
export type AccountSummary = z.output<typeof accountSummary>;

export const listAccounts = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'The accounts you belong to.',
  rest: { method: 'GET', path: '/accounts' },
  input: z.object({}),
  output: z.object({ items: z.array(accountSummary) }),
});

export const searchAccounts = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'Search all accounts by organisation name or customer id (superadmins).',
  rest: { method: 'GET', path: '/accounts/search' },
  input: z.object({ search: typed(100).default(''), page: pageNumber }),
  output: pageOf(accountSummary),
});

/** What an account lets its members see and do, apart from pages. */
export const accountSettings = z.object({
  disallowPasswordLogin: z.boolean(),
  disableProfileEditVisibility: z.boolean(),
  disableDownloadVisibility: z.boolean(),
  /** Whether the own profile shows the public profile and the member profile. */
  showUserProfile: z.boolean(),
  showMemberProfile: z.boolean(),
  isExportAllowed: z.boolean(),
  isWebdemoAllowed: z.boolean(),
  isWebdemoTicketAllowed: z.boolean(),
  /** The client's download: one address, or one for each system; '' where there is none. */
  download: z.object({ label: z.string(), any: z.string(), windows: z.string(), mac: z.string() }),
});

/** What the console needs to show itself inside an account. */
export const enteredAccount = accountSummary.extend({
  /** The name under which a suspended person knows the world. */
  worldDisplayName: z.string(),
  invitesDisabled: z.boolean(),
  settings: accountSettings,
  /** Where the account's world has moved to; empty for whoever may enter it still. */
  movedTo: z.string(),
  landing: z.enum(['moved', 'changePassword', 'verify', 'suspended', 'enter']),
  /** The pages the caller may open. */
  pages: z.array(z.enum(pages)),
  /** The permissions the caller may give to others. */
  assignablePermissions: z.array(permission),
});
export type EnteredAccount = z.output<typeof enteredAccount>;

export const getAccount = contract({
  kind: 'query',
  access: 'affiliated',
  summary: 'One account as you see it: your level, the pages you may open, where entering it leads.',
  rest: { method: 'GET', path: '/accounts/{accountId}' },
  input: z.object({ accountId }),
  output: enteredAccount,
});

export const listRoles = contract({
  kind: 'query',
  access: { level: 'admin' },
  summary: 'The roles of an account, or the one of this name.',
  rest: { method: 'GET', path: '/accounts/{accountId}/roles' },
  input: z.object({ accountId, name: typed(100).optional() }),
  output: z.object({ items: z.array(z.object({ id, name: z.string(), permission })) }),
});

/** Where a kind of profile is shown. */
export const profileVisibility = z.object({ desktopClient: z.boolean(), dashboard: z.boolean() });

/** What a new account begins with. */
export const accountOutline = z.strictObject({
  worldBuildVersion: z.string().regex(/^\d{1,6}(\.\d{1,6}){0,3}$/, { error: sentence('request.invalid') }),
  defaultTeamId: z.int().min(0).max(77),
  isWebEnabled: z.boolean(),
  verificationRequired: z.boolean(),
  showUserProfile: profileVisibility,
  showMemberProfile: profileVisibility,
});
export type AccountOutline = z.output<typeof accountOutline>;

/** What a new account is made from. */
export const accountSchema = z.object({
  name: z.string(),
  type: z.literal('campus'),
  outline: accountOutline,
});
export type AccountSchema = z.output<typeof accountSchema>;

export const getDefaultAccountSchema = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'What a new account is made from (superadmins).',
  rest: { method: 'GET', path: '/accounts/default-schema' },
  input: z.object({}),
  output: accountSchema,
});

const namedOrganization = (required: Sentence) =>
  typed(100)
    .refine((value) => value !== '', { error: required })
    .refine((value) => value.isWellFormed(), { error: sentence('request.invalid') });

/** The name of a new account's organisation. */
export const newOrganizationName = z
  .string({ error: sentence('accounts.organizationName.missing') })
  .pipe(namedOrganization(sentence('accounts.organizationName.missing')));

export const createAccount = contract({
  kind: 'mutation',
  access: 'superadmin',
  summary: 'Create an account with its world from the default schema (superadmins).',
  rest: { method: 'POST', path: '/accounts' },
  input: z.object({ organizationName: newOrganizationName }),
  output: z.object({ account: accountSummary }),
  audit: 'accounts.create',
  limit: { calls: 30, seconds: 60 },
});

/** What can be changed of an account; what is left out stays as it is. */
export const accountChanges = z.object({
  organizationName: namedOrganization(sentence('accounts.organizationName.required')).optional(),
  title: typed(100)
    .refine((value) => value.isWellFormed(), { error: sentence('request.invalid') })
    .optional(),
});

export const updateAccount = contract({
  kind: 'mutation',
  access: { level: 'owner' },
  summary: 'Change the names of an account.',
  rest: { method: 'PATCH', path: '/accounts/{accountId}' },
  input: accountChanges.extend({ accountId }),
  output: z.object({ account: accountSummary }),
  audit: 'accounts.update',
});

export const accountExists = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'Whether an account has this organisation name or customer id already (superadmins).',
  rest: { method: 'GET', path: '/accounts/exists' },
  input: z.object({
    field: z.enum(accountLookups, { error: sentence('accounts.lookup.unknown') }),
    value: typed(100),
  }),
  output: z.object({ exists: z.boolean() }),
});

export const joinAccount = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Become a member of an account that lets you; members and suspended ones stay as they are.',
  rest: { method: 'POST', path: '/accounts/{accountId}/join' },
  input: z.object({ accountId }),
  /** `joined` is false for whoever was in the account before. */
  output: z.object({ joined: z.boolean() }),
  audit: 'accounts.join',
  limit: { calls: 20, seconds: 60 },
});
