import type {
  AccountSchema,
  AccountSummary,
  accountChanges,
  accountSettings,
} from '@campus/contracts/accounts/accounts';
import {
  checkExistingAccount,
  createCampusWorld,
  getAccount,
  getDefaultAccountSchema,
  getMemberAccounts,
  getMemberRole,
  getPageAccess,
  getRoles,
  joinAccountIfNotAMember,
  searchAccounts,
  updateAccount,
  type WireAccount,
  type wireAccountSettings,
} from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { type ListPage, listPage, windowOf } from '@campus/contracts/core/list';
import type { Standing } from '@campus/domain/access/access';
import { worldDisplayName } from '@campus/domain/access/landing';
import type { Permission } from '@campus/domain/access/levels';
import { type PageAccess, type PageAccessMap, pages } from '@campus/domain/access/pages';
import type { AccountLookup } from '@campus/domain/accounts/accounts';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** An account as somebody with a role in it sees it. */
export interface AccountDetails extends AccountSummary {
  worldDisplayName: string;
  invitesDisabled: boolean;
  settings: z.output<typeof accountSettings>;
  /** Whether it is the account in which nobody is made admin or owner. */
  isProtected: boolean;
}

type Changes = z.output<typeof accountChanges>;

export type AccountsPlatform = ReturnType<typeof accountsPlatform>;

export function accountsPlatform({ query, mutate }: Calls) {
  return {
    async list(): Promise<AccountSummary[]> {
      const accounts = await query(getMemberAccounts, {});
      return accounts.map(summaryOf);
    },

    async search(wanted: { search: string; page: number }): Promise<ListPage<AccountSummary>> {
      const answer = await query(searchAccounts, { search: wanted.search, ...windowOf(wanted.page) });
      return listPage(answer.results.map(summaryOf), answer.count, wanted.page);
    },

    async get(accountId: string): Promise<AccountDetails> {
      const account = await query(getAccount, { accountId });
      return {
        ...summaryOf(account),
        worldDisplayName: worldDisplayName(account),
        invitesDisabled: account.invitesDisabled,
        isProtected: account.isProtected,
        settings: settingsOf(account.settings),
      };
    },

    async roles(wanted: {
      accountId: string;
      name?: string | undefined;
    }): Promise<{ id: string; name: string; permission: Permission }[]> {
      const roles = await query(getRoles, wanted);
      return roles.map(({ objectId, name, permission }) => ({ id: objectId, name, permission }));
    },

    defaultSchema: (): Promise<AccountSchema> => query(getDefaultAccountSchema, {}),

    /** Creates an account with its world from the default schema. */
    async create(organizationName: string): Promise<AccountSummary> {
      const { outline } = await query(getDefaultAccountSchema, {});
      const created = await mutate(createCampusWorld, { organizationName, outline });
      try {
        return summaryOf(await query(getAccount, { accountId: created.objectId }));
      } catch (error) {
        throw new AppError('unavailable', 'accounts.fetchFailed').because(error);
      }
    },

    async update({ accountId, ...changes }: { accountId: string } & Changes): Promise<AccountSummary> {
      return summaryOf(await mutate(updateAccount, { accountId, ...changes }).catch(insufficientPermission));
    },

    exists: (lookup: { field: AccountLookup; value: string }): Promise<boolean> =>
      query(checkExistingAccount, lookup),

    join: (accountId: string): Promise<{ joined: boolean }> => mutate(joinAccountIfNotAMember, { accountId }),

    /** The caller's standing in an account, or undefined for somebody without a role in it. */
    async standing(accountId: string): Promise<Standing | undefined> {
      const role = await query(getMemberRole, { accountId });
      if (!role) return undefined;
      const access = await query(getPageAccess, { accountId });
      return {
        accountId,
        level: role.level,
        verificationRequired: access.verificationRequired,
        passwordExpired: access.passwordExpired,
        movedTo: access.movedTo,
        worldBuildVersion: access.worldBuildVersion,
        pageAccess: knownPages(access.pages),
      };
    },
  };
}

/** What Parse says of an object that somebody may not write: that it is not there. */
const objectNotFound = 'Object not found.';

function insufficientPermission(error: unknown): never {
  if (error instanceof AppError && error.message === objectNotFound)
    throw new AppError('forbidden', 'accounts.updateForbidden').because(error);
  throw error;
}

function summaryOf(account: WireAccount): AccountSummary {
  return {
    id: account.objectId,
    organizationName: account.organizationName,
    worldName: account.worldName,
    isWebEnabled: account.isWebEnabled,
    isWebOnly: account.isWebOnly,
    verificationRequired: account.verificationRequired,
    level: account.level,
  };
}

function settingsOf(settings: z.output<typeof wireAccountSettings>): AccountDetails['settings'] {
  const { clientDownloadButtonLabel, downloadURL, windowsDownloadURL, macDownloadURL, ...flags } = settings;
  const label = clientDownloadButtonLabel;
  return {
    ...flags,
    download: { label, any: downloadURL, windows: windowsDownloadURL, mac: macDownloadURL },
  };
}

function knownPages(access: Record<string, PageAccess>): PageAccessMap {
  return Object.fromEntries(pages.filter((page) => access[page]).map((page) => [page, access[page]]));
}
