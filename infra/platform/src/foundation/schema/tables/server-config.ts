import { featureIds, type ThresholdField, thresholdField } from '@campus/domain/roles/features';
import { array, boolean, number, object, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

interface GoogleSettings {
  enabled: boolean;
  whitelistedDomains: readonly string[];
}

/** A Microsoft tenant whose accounts can sign in. */
interface AzureTenant {
  tenant: string;
  name: string;
  enabled: boolean;
}

interface GdnStreaming {
  enabled: boolean;
  showLaunchButton: boolean;
  launchButtonLabel?: string;
}

const text = string.default('');
const threshold = number.nullable();

/** The lowest role for each feature, as a threshold of the world. Null means the feature's default. */
const thresholds = Object.fromEntries(featureIds.map((id) => [thresholdField(id), threshold])) as Record<
  ThresholdField,
  typeof threshold
>;

/** The configuration of an account's world. */
export const serverConfigTable = new Table('ServerConfig', {
  columns: {
    name: string.nullAs(''),
    accountId: pointer('Account'),
    /** The URL of an image. */
    logo: string.default(''),
    theme: string.default(''),
    /** The enabled world customizations, by name. */
    customizations: array.as<readonly string[]>().default([]),
    /** The enabled avatar asset collections, by id. */
    avatarAssetCollections: array.as<readonly string[]>().default([]),
    passwordExpireDays: number.nullable(),
    disableRememberMe: boolean.default(false),
    worldBuildVersion: string.default('1.0.0').nullAs('0'),
    /** The client application of the world; empty for the default. */
    clientInfoId: text,
    ip: text,
    voiceIP: text,
    defaultCampus: text,
    /** Where people arrive: the level, and the place in it. */
    defaultLevel: text,
    defaultLocation: text,
    disableWorld: boolean.default(false),
    disabledMessage: text,
    supportEmail: text,
    homePage: string.nullable(),
    disableS3UploadButtons: boolean.default(false),
    maxUploadMB: number.nullable(),
    chatBarMinPermissions: threshold,
    ...thresholds,
    webBoardAccess: number.nullable(),
    customDocumentOptions: object.nullable(),
    disableDoorSpawns: boolean.default(false),
    worldMapEnabled: boolean.default(false),
    showNewUserTitle: boolean.default(false),
    inactivitySecondsToConsiderIdle: number.nullable(),
    raiseHandEverywhere: boolean.default(false),
    helpUrl: text,
    helpMenuText: text,
    /** Whether people can talk to chatbots. The operators set it. */
    isChatbotAllowed: boolean.default(false),
    /** 1 if the scavenger hunt starts at login, otherwise 0. */
    activity: number.nullable(),
    googleSettings: object.as<GoogleSettings>().nullable(),
    azureData: array.as<readonly AzureTenant[]>().default([]),
    /** Null if the world is not enrolled in GDN streaming. */
    gdnStreaming: object.as<GdnStreaming>().nullable(),
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
