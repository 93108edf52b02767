import { pages } from '@campus/domain/pages';
import * as z from 'zod';
import { contract } from './contract.ts';
import { accountId, id, level, permission, typed } from './fields.ts';
import { pageNumber, pageOf } from './list.ts';

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
  landing: z.enum(['changePassword', 'verify', 'suspended', 'enter']),
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
  summary: 'The roles of an account.',
  rest: { method: 'GET', path: '/accounts/{accountId}/roles' },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(z.object({ id, name: z.string(), permission })) }),
});
