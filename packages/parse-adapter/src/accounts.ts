import type { AccountSummary, accountSettings } from '@campus/contracts/accounts';
import {
  getAccount,
  getMemberAccounts,
  getMemberRole,
  getPageAccess,
  getRoles,
  searchAccounts,
  type WireAccount,
  type wireAccountSettings,
} from '@campus/contracts/wire/accounts';
import type { Standing } from '@campus/domain/access';
import { worldDisplayName } from '@campus/domain/landing';
import type { Permission } from '@campus/domain/levels';
import { type PageAccess, type PageAccessMap, pages } from '@campus/domain/pages';
import type * as z from 'zod';
import type { Calls } from './calls.ts';
import { type ListPage, listPage, windowOf } from './list-page.ts';

/** An account as somebody with a role in it sees it. */
export interface AccountDetails extends AccountSummary {
  worldDisplayName: string;
  invitesDisabled: boolean;
  settings: z.output<typeof accountSettings>;
  /** Whether it is the account in which nobody is made admin or owner. */
  isProtected: boolean;
}

export type AccountsPlatform = ReturnType<typeof accountsPlatform>;

export function accountsPlatform({ query }: Calls) {
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

    async roles(accountId: string): Promise<{ id: string; name: string; permission: Permission }[]> {
      const roles = await query(getRoles, { accountId });
      return roles.map(({ objectId, name, permission }) => ({ id: objectId, name, permission }));
    },

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
