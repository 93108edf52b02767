import { worldDisplayName } from '@campus/domain/access/landing';
import { accountTitle } from '@campus/domain/accounts/accounts';
import * as z from 'zod';
import { bindList } from '../core/bind-list.ts';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id, level } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import * as accounts from './accounts.ts';
import * as features from './features.ts';

/** An account as the platform describes it, with more than the account picker shows. */
export const describedAccount = accounts.accountSummary.extend({
  customerId: z.string(),
  name: z.string(),
  title: z.string(),
  /** The web levels of the account's world. */
  webLevels: z.array(z.string()),
  invitesDisabled: z.boolean(),
  /** The configured customer-success account, in which nobody can become admin or owner. */
  isProtected: z.boolean(),
  worldBuildVersion: z.string(),
});
export type DescribedAccount = z.output<typeof describedAccount>;

const names = { id: 'objectId' } as const;
export const wireAccount = wireForm(describedAccount, names);
export type WireAccount = z.output<typeof wireAccount.schema>;

/** The features that an account allows its members, apart from pages. */
export const wireAccountSettings = accounts.accountSettings.omit({ download: true }).extend({
  clientDownloadButtonLabel: z.string(),
  /** The download addresses of the client: one for all systems, or one for each. Empty if there is none. */
  downloadURL: z.string(),
  windowsDownloadURL: z.string(),
  macDownloadURL: z.string(),
});

/** The accounts in which the caller has a role; every account to a superadmin (at most 1000). */
export const getMemberAccounts = bindAs(
  accounts.listAccounts,
  wireCall(
    'getMemberAccounts',
    z.strictObject({ includeHidden: z.boolean().default(false) }),
    z.array(wireAccount.schema),
  ),
  {
    params: ({ includeHidden }) => ({ includeHidden }),
    result: (answer) => ({ items: answer.map(wireAccount.fromWire) }),
  },
);

/** The console derives this from the caller's account access; the platform does not send it. */
const accountDetails = accounts.enteredAccount
  .omit({ movedTo: true, landing: true, pages: true, absentPages: true, assignablePermissions: true })
  .extend({ isProtected: z.boolean() });

export const wireAccountDetails = wireForm(describedAccount.extend({ settings: wireAccountSettings }), names);

/** One account, for everyone with a role in it (also suspended) and for superadmins. */
export const getAccount = bindAs(
  { ...accounts.getAccount, output: accountDetails },
  wireCall('getAccount', z.strictObject({ accountId }), wireAccountDetails.schema),
  {
    params: (input) => input,
    result: (answer) => {
      const { settings, ...account } = wireAccountDetails.fromWire(answer);
      const { clientDownloadButtonLabel: label, downloadURL: any, ...others } = settings;
      const { windowsDownloadURL: windows, macDownloadURL: mac, ...flags } = others;
      return {
        ...account,
        title: accountTitle(account),
        worldDisplayName: worldDisplayName(account),
        settings: { ...flags, download: { label, any, windows, mac } },
      };
    },
  },
);

/** Superadmin: organization name or customer id contains `search`, case-insensitively; typed accounts left out. */
export const searchAccounts = bindList(accounts.searchAccounts, 'searchAccounts', wireAccount);

/** Admin and up: the six roles of an account, or the one of this name. */
export const getRoles = bind(accounts.listRoles, { name: 'getRoles', answer: ['items', names] });

/** The caller's own roles, over all accounts; at most a thousand. */
export const getUserRoles = wireCall(
  'getUserRoles',
  z.strictObject({}),
  z.array(z.object({ objectId: id, name: z.string() })),
);

/** The caller's role in an account (`superadmin` for superadmins); null without one. */
export const getMemberRole = wireCall(
  'getMemberRole',
  z.strictObject({ accountId }),
  z.object({ name: z.string(), level }).nullable(),
);

/** Superadmin: the fields of a new account. */
export const getDefaultAccountSchema = bind(accounts.getDefaultAccountSchema, {
  name: 'getDefaultAccountSchema',
});

/** Superadmin: creates an account with its world, server configuration and six roles. A name in use is refused. */
export const createCampusWorld = wireCall(
  'createCampusWorld',
  z.strictObject({ organizationName: accounts.newOrganizationName, outline: accounts.accountOutline }),
  wireAccount.schema,
);

/** Owner and up: changes the names of an account. A name in use is refused. */
export const updateAccount = bindAs(
  accounts.updateAccount,
  wireCall('updateAccount', accounts.updateAccount.input.strict(), wireAccount.schema),
  { params: (input) => input, result: (answer) => ({ account: wireAccount.fromWire(answer) }) },
);

/** Owner and up: who needs a second factor in an account. */
export const requireSecondFactor = bind(accounts.requireSecondFactor, { name: 'requireSecondFactor' });

/** Superadmin: what the operators of the platform allow an account. */
export const getAccountFeatures = bind(features.readFeatures, { name: 'getAccountFeatures' });
export const updateAccountFeatures = bind(features.updateFeatures, { name: 'updateAccountFeatures' });

/** Superadmin: whether an account has this value in this field, ignoring case. */
export const checkExistingAccount = bind(accounts.accountExists, {
  name: 'checkExistingAccount',
  answer: 'exists',
});

/** Owner with a second factor: lets this session into an account that allows single sign-on only. */
export const bypassSingleSignOn = bind(accounts.bypassSingleSignOn, { name: 'bypassSingleSignOn' });

/** Makes the caller a member; true when the caller was not in the account before. */
export const joinAccountIfNotAMember = bind(accounts.joinAccount, { name: 'joinAccountIfNotAMember' });
