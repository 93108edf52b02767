import { permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { defaultTeamNumber } from '@campus/domain/members/team-ids';
import type { Queryable } from '../database/sql.ts';
import type { AccountSettings } from './account-settings.ts';
import { insertRows } from './insert-rows.ts';
import { newObjectId } from './object-id.ts';
import { administratorsOf, baseColumns, type Recorded } from './row.ts';

/** The world an account owns, with its server configuration. */
export interface NewWorld {
  name: string;
  buildVersion?: string;
  passwordExpireDays?: number;
  theme?: string;
  /** The address of a picture. */
  logo?: string;
  disableRememberMe?: boolean;
  googleSettings?: { enabled: boolean; whitelistedDomains: readonly string[] };
  /** The Microsoft tenants that may sign in. */
  azureData?: readonly { tenant: string; name: string; enabled: boolean }[];
  /** Missing where the world is not enrolled in streaming by GDN. */
  gdnStreaming?: { enabled: boolean; showLaunchButton: boolean; launchButtonLabel?: string };
}

export interface NewAccount extends Recorded, AccountSettings {
  organizationName: string;
  world: NewWorld;
  customerId?: string;
  name?: string;
  title?: string;
  /** Accounts with a type are left out of the search. */
  type?: string;
  verificationRequired?: boolean;
  disallowPasswordLogin?: boolean;
  disableProfileEditVisibility?: boolean;
  disableDownloadVisibility?: boolean;
  isWebEnabled?: boolean;
  isWebOnly?: boolean;
  invitesDisabled?: boolean;
  /** Nobody signs up by himself. */
  invitesOnly?: boolean;
  invitesOnlyHint?: string;
  /** Only addresses of `registrationDomains` sign up. */
  enableRestrictedRegistration?: boolean;
  registrationDomains?: readonly string[];
  defaultTeamId?: number;
  webLevels?: readonly string[];
}

type IdentifiedAccount = NewAccount & { id: string };

/** Inserts accounts, each with its world, server configuration and six roles; returns the accounts' ids. */
export async function insertAccounts(sql: Queryable, accounts: readonly NewAccount[]): Promise<string[]> {
  const identified = accounts.map((account) => ({ ...account, id: account.id ?? newObjectId() }));
  const configs = identified.map(configColumns);
  const worlds = configs.map(({ objectId, account, name, _rperm }) => ({
    ...baseColumns({}, _rperm),
    name,
    account,
    serverConfig: objectId,
  }));
  await insertRows(sql, 'Account', identified.map(accountColumns));
  await insertRows(sql, 'ServerConfig', configs);
  await insertRows(sql, 'World', worlds);
  await insertRows(sql, '_Role', identified.flatMap(roleColumns));
  return identified.map((account) => account.id);
}

function accountColumns(account: IdentifiedAccount) {
  return {
    ...baseColumns(account, administratorsOf(account.id)),
    organizationName: account.organizationName,
    customerId: account.customerId ?? null,
    name: account.name ?? account.organizationName,
    title: account.title ?? account.organizationName,
    type: account.type ?? null,
    verificationRequired: account.verificationRequired ?? false,
    disallowPasswordLogin: account.disallowPasswordLogin ?? false,
    disableProfileEditVisibility: account.disableProfileEditVisibility ?? false,
    disableDownloadVisibility: account.disableDownloadVisibility ?? false,
    isWebEnabled: account.isWebEnabled ?? false,
    isWebOnly: account.isWebOnly ?? false,
    invitesDisabled: account.invitesDisabled ?? false,
    defaultTeamId: account.defaultTeamId ?? defaultTeamNumber,
    webLevels: account.webLevels ?? [],
    ...registrationColumns(account),
    ...settingsColumns(account),
  };
}

function registrationColumns(account: NewAccount) {
  return {
    invitesOnly: account.invitesOnly ?? false,
    invitesOnlyHint: account.invitesOnlyHint ?? '',
    enableRestrictedRegistration: account.enableRestrictedRegistration ?? false,
    registrationDomains: account.registrationDomains ?? [],
  };
}

function settingsColumns(settings: AccountSettings) {
  return {
    showUserProfile: settings.showUserProfile ?? null,
    showMemberProfile: settings.showMemberProfile ?? null,
    memberProfileCustomFieldsSchema: settings.memberProfileCustomFieldsSchema ?? {},
    dashboardOptions: settings.dashboardOptions ?? {},
    streaming: settings.streaming ?? null,
    speechToText: settings.speechToText ?? null,
    apiAccess: settings.apiAccess ?? null,
    recentRoomOptions: settings.recentRoomOptions ?? null,
    customDocumentOptions: settings.customDocumentOptions ?? null,
    teamChat: settings.teamChat ?? null,
  };
}

function configColumns({ id, world }: IdentifiedAccount) {
  return {
    ...baseColumns({}, administratorsOf(id)),
    name: world.name,
    account: id,
    theme: world.theme ?? '',
    logo: world.logo ?? '',
    disableRememberMe: world.disableRememberMe ?? false,
    googleSettings: world.googleSettings ?? null,
    azureData: world.azureData ?? [],
    gdnStreaming: world.gdnStreaming ?? null,
    passwordExpireDays: world.passwordExpireDays ?? null,
    worldBuildVersion: world.buildVersion ?? '1.0.0',
  };
}

function roleColumns({ id }: IdentifiedAccount) {
  return permissions.map((permission) => ({ ...baseColumns({}), name: roleName(permission, id) }));
}
