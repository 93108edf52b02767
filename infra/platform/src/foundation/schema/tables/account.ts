import { defaultTeamNumber } from '@campus/domain/members/team-ids';
import type { FactorRequirement } from '@campus/domain/second-factor/second-factor';
import { array, boolean, numberWithDefault, object, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** Where a kind of profile is shown. */
interface ProfileVisibility {
  desktopClient: boolean;
  dashboard: boolean;
}

/** A custom field that an account adds to the member profile. */
export interface CustomFieldDefinition {
  type: 'string' | 'ISOTimeString' | 'number' | 'boolean';
  required?: boolean;
  visibleToMember?: boolean;
  editableByMember?: boolean;
  /** The position among the fields. */
  order?: number;
}

interface DashboardOptions {
  isExportAllowed?: boolean;
  fromEmail?: string;
  customInvitationUrl?: string;
  customBranding?: boolean;
  clientDownloadButtonLabel?: string;
  /** The heading of the account's mails. */
  campusEmailHeader?: string;
  /** Hides the option to disable the world. */
  hideDisableWorld?: boolean;
  showGroupsOptionInRoomDetail?: boolean;
  allowRegularRoomPasscodes?: boolean;
  isWebdemoAllowed?: boolean;
  isWebdemoTicketAllowed?: boolean;
  /** If unset, nobody can open the pages about private spaces. */
  isPrivateSpacesAllowed?: boolean;
}

interface Streaming {
  enrolled: boolean;
  enabled: boolean;
  launchButtonLabel?: string;
}

interface ApiAccess {
  isEnabled: boolean;
  isProductEnabled: boolean;
  clientId?: string;
  generatedAt?: string;
}

/**
 * The features that the platform's operators allow an account, and whether the account has turned them on.
 */
interface Feature {
  allowed?: boolean;
  enabled: boolean;
}

const text = string.nullable().nullAs('');
const flag = boolean.default(false);
const settings = object.as<Readonly<Record<string, unknown>>>().nullable();

/** A customer organization. It owns one world and one server configuration. */
export const accountTable = new Table('Account', {
  columns: {
    organizationName: string.nullAs(''),
    customerId: text,
    name: text,
    title: text,
    /** Accounts with a type are left out of the search. */
    type: text,
    verificationRequired: flag,
    disallowPasswordLogin: flag,
    /** The people whose sessions must have passed a second factor. */
    secondFactorRequired: string.as<FactorRequirement>().default('none'),
    disableProfileEditVisibility: flag,
    disableDownloadVisibility: flag,
    isWebEnabled: flag,
    isWebOnly: flag,
    invitesDisabled: flag,
    /** Only invited people can sign up. */
    invitesOnly: flag,
    invitesOnlyHint: string.default(''),
    /** Only addresses of `registrationDomains` can sign up. */
    enableRestrictedRegistration: flag,
    registrationDomains: array.as<readonly string[]>().default([]),
    defaultTeamId: numberWithDefault(defaultTeamNumber),
    showUserProfile: object.as<ProfileVisibility>().nullable(),
    showMemberProfile: object.as<ProfileVisibility>().nullable(),
    memberProfileCustomFieldsSchema: object.as<Readonly<Record<string, CustomFieldDefinition>>>().default({}),
    dashboardOptions: object.as<DashboardOptions>().default({}),
    streaming: object.as<Streaming>().nullable(),
    speechToText: object.as<Feature>().nullable(),
    zoom: object.as<Feature>().nullable(),
    apiAccess: object.as<ApiAccess>().nullable(),
    hideWorldUsersCount: flag,
    allowIndividualWebboardHomepage: flag,
    favoriteRoomOptions: settings,
    recentRoomOptions: settings,
    /** Null means true. */
    enableCustomStatus: boolean.nullable(),
    /** Whether the scavenger hunt is on. */
    showScavHuntButtons: flag,
    scavHuntMessage: settings,
    hidePasscodeOptions: flag,
    spacesPortalCustomTabOptions: settings,
    customDocumentOptions: settings,
    /** Whether slack_connection has a row for the account. Both are written together. */
    isSlackConnected: flag,
    webLevels: array.as<readonly string[]>().default([]),
  },
  readers: (_, id) => administratorsOf(id),
});
