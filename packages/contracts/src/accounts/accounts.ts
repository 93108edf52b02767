import { pages } from '@campus/domain/access/pages';
import { accountLookups } from '@campus/domain/accounts/accounts';
import { factorRequirements } from '@campus/domain/second-factor/second-factor';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag, id, level, permission, typed } from '../core/fields.ts';
import { done, pageOf, paging } from '../core/list.ts';
import { type Sentence, sentence } from '../core/schema-sentences.ts';
import { extraFields } from '../sign-up/sign-up.ts';

export const accountSummary = z
  .object({
    id,
    organizationName: z.string().describe('Name of the organization.'),
    worldName: z.string().describe('Name of the account’s world; empty when it has none.'),
    isWebEnabled: z.boolean().describe('Whether the world can also be opened in a browser.'),
    isWebOnly: z.boolean().describe('Whether the world can be opened in a browser only.'),
    verificationRequired: z
      .boolean()
      .describe('Whether members must verify their email to enter the account.'),
    level: level.describe('Level of the caller in the account.'),
  })
  .describe('An account as the account picker lists it.')
  .meta({ id: 'Account' });
export type AccountSummary = z.output<typeof accountSummary>;

export const listAccounts = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'The accounts you belong to.',
  rest: { method: 'GET', path: '/accounts' },
  input: z.object({
    includeHidden: flag.describe('Whether to list accounts that the platform hides too.'),
  }),
  output: z.object({ items: z.array(accountSummary).describe('Accounts of the caller.') }),
});

export const searchAccounts = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'Search all accounts by organization name or customer id (superadmins).',
  rest: { method: 'GET', path: '/accounts/search' },
  input: z.object({
    search: typed(100)
      .default('')
      .describe('Part of the organization name or of the customer id; empty for all.'),
    ...paging,
  }),
  output: pageOf(accountSummary),
});

const secondFactorRequired = z
  .enum(factorRequirements)
  .describe('Who needs a second factor in the account: nobody, admins and above, or every member.');

export const accountSettings = z
  .object({
    disallowPasswordLogin: z.boolean().describe('Whether members cannot log in with a password.'),
    secondFactorRequired,
    disableProfileEditVisibility: z
      .boolean()
      .describe('Whether members can see their user profile but not edit it.'),
    disableDownloadVisibility: z.boolean().describe('Whether the download of the client is hidden.'),
    showUserProfile: z.boolean().describe('Whether a person’s own profile page shows the public profile.'),
    showMemberProfile: z.boolean().describe('Whether a person’s own profile page shows the member profile.'),
    isExportAllowed: z.boolean().describe('Whether members may be exported.'),
    isWebdemoAllowed: z.boolean().describe('Whether members may open the web demo.'),
    isWebdemoTicketAllowed: z.boolean().describe('Whether members may enter a ticket for the web demo.'),
    download: z
      .object({
        label: z.string().describe('Text of the download button; empty for the default text.'),
        any: z.string().describe('Address for all systems; empty when there is none.'),
        windows: z.string().describe('Address for Windows; empty when there is none.'),
        mac: z.string().describe('Address for macOS; empty when there is none.'),
      })
      .describe('Download of the client: one address for all systems, or one for each system.'),
  })
  .describe('What an account lets its members see and do, apart from pages.');

export const enteredAccount = accountSummary
  .extend({
    title: z.string().describe('Title of the account; its organization name where it has none.'),
    worldDisplayName: z.string().describe('Name of the world as suspended members see it.'),
    invitesDisabled: z.boolean().describe('Whether invitations are disabled in the account.'),
    settings: accountSettings,
    movedTo: z
      .string()
      .describe('Address the account’s world has moved to; empty when the caller may still enter.'),
    landing: z
      .enum(['moved', 'singleSignOn', 'changePassword', 'verify', 'suspended', 'secondFactor', 'enter'])
      .describe('What the caller sees first: a notice, a step to complete, or the account.'),
    pages: z.array(z.enum(pages)).describe('Pages the caller may open.'),
    absentPages: z
      .array(z.enum(pages))
      .describe('Pages that nobody opens, because the account or the build of its world does not have them.'),
    assignablePermissions: z.array(permission).describe('Permissions the caller may assign to others.'),
  })
  .describe('What the console needs to show an account.');
export type EnteredAccount = z.output<typeof enteredAccount>;

export const getAccount = contract({
  kind: 'query',
  access: 'entering',
  scope: 'account',
  summary: 'One account as you see it: your level, the pages you may open, where entering it leads.',
  rest: { method: 'GET', path: '/accounts/{accountId}' },
  input: z.object({ accountId }),
  output: enteredAccount,
});

export const listRoles = contract({
  kind: 'query',
  access: { level: 'admin' },
  scope: 'account',
  summary: 'The roles of an account, or the one of this name.',
  rest: { method: 'GET', path: '/accounts/{accountId}/roles' },
  input: z.object({
    accountId,
    name: typed(100).optional().describe('Name of the role to return; all roles when omitted.'),
  }),
  output: z.object({
    items: z
      .array(
        z.object({
          id,
          name: z.string().describe('Name of the role.'),
          permission: permission.describe('Permission that the role gives.'),
        }),
      )
      .describe('Roles of the account.'),
  }),
});

export const profileVisibility = z
  .strictObject({
    desktopClient: z.boolean().describe('Whether the desktop client shows it.'),
    dashboard: z.boolean().describe('Whether the console shows it.'),
  })
  .describe('Where a kind of profile is shown.');

export const accountOutline = z
  .strictObject({
    worldBuildVersion: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,6}){0,3}$/, { error: sentence('request.invalid') })
      .describe('Build version of the new world.'),
    defaultTeamId: z.int().min(0).max(77).describe('Team number that new members get.'),
    isWebEnabled: z.boolean().describe('Whether the world can also be opened in a browser.'),
    verificationRequired: z
      .boolean()
      .describe('Whether members must verify their email to enter the account.'),
    showUserProfile: profileVisibility,
    showMemberProfile: profileVisibility,
  })
  .describe('Initial settings of a new account.');
export type AccountOutline = z.output<typeof accountOutline>;

export const accountSchema = z
  .object({
    name: z.string().describe('Name of the template.'),
    type: z.literal('campus').describe('Kind of world; always campus.'),
    outline: accountOutline,
  })
  .describe('Template for new accounts.');
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

export const newOrganizationName = z
  .string({ error: sentence('accounts.organizationName.missing') })
  .pipe(namedOrganization(sentence('accounts.organizationName.missing')))
  .describe('Name of the new account’s organization.');

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

export const accountChanges = z
  .object({
    organizationName: namedOrganization(sentence('accounts.organizationName.required'))
      .optional()
      .describe('Name of the organization.'),
    title: typed(100)
      .refine((value) => value.isWellFormed(), { error: sentence('request.invalid') })
      .optional()
      .describe('Title of the account; empty for none.'),
  })
  .describe('Changes to an account; omitted fields keep their values.');

export const updateAccount = contract({
  kind: 'mutation',
  access: { level: 'owner' },
  summary: 'Change the names of an account.',
  rest: { method: 'PATCH', path: '/accounts/{accountId}' },
  input: accountChanges.extend({ accountId }),
  output: z.object({ account: accountSummary }),
  audit: 'accounts.update',
});

export const requireSecondFactor = contract({
  kind: 'mutation',
  access: { level: 'owner' },
  summary: 'Say who needs a second factor in an account. To require one, you need it yourself.',
  rest: { method: 'PUT', path: '/accounts/{accountId}/second-factor' },
  input: z.object({ accountId, required: secondFactorRequired }),
  output: done,
  audit: 'accounts.requireSecondFactor',
});

export const accountExists = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'Whether an account has this organization name or customer id already (superadmins).',
  rest: { method: 'GET', path: '/accounts/exists' },
  input: z.object({
    field: z
      .enum(accountLookups, { error: sentence('accounts.lookup.unknown') })
      .describe('Field to look in.'),
    value: typed(100).describe('Value to look for.'),
  }),
  output: z.object({ exists: z.boolean().describe('Whether an account has this value.') }),
});

export const bypassSingleSignOn = contract({
  kind: 'mutation',
  access: 'entering',
  summary:
    'Enter an account that allows single sign-on only, as its owner, in a session with a second factor: for the day the provider is broken. All owners are told by mail. Nothing happens where single sign-on is not required of the session.',
  rest: { method: 'POST', path: '/accounts/{accountId}/single-sign-on/bypass' },
  input: z.object({ accountId }),
  output: z.object({
    bypassed: z.boolean().describe('False when single sign-on was not required of the session.'),
  }),
  audit: 'accounts.bypassSingleSignOn',
  limit: { calls: 10, seconds: 60 },
});

export const joinAccount = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary:
    'Become a member of an account that lets you; members and suspended ones stay as they are. An open invitation to your verified email is accepted; otherwise the rules are those of signing up there: send what its world asks for and your user lacks.',
  rest: { method: 'POST', path: '/accounts/{accountId}/join' },
  input: extraFields.extend({ accountId }),
  output: z.object({
    joined: z.boolean().describe('False when the caller already belonged to the account.'),
  }),
  audit: 'accounts.join',
  limit: { calls: 20, seconds: 60 },
});
