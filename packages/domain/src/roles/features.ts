import { type RoomRole, roomThresholds } from '../access/room-levels.ts';
import { compareBuildVersions } from '../core/build-versions.ts';

/** Something people do in the world: the lowest role that may, and the build of the world that has it. */
interface FeatureRule {
  role: RoomRole;
  minBuildVersion?: string;
  /** Where it is in the world besides its menus: on the control panel. */
  panel?: true;
}

/** Everything in the world that asks for a role, by the id that permissions name (ROL-016 to ROL-023, ROL-026). */
const catalogue = {
  moveable: { role: 'member' },
  uploadfiles: { role: 'member' },
  roommeetingconfig: { role: 'member' },
  chatbotinteractions: { role: 'member' },
  webboard: { role: 'member' },
  screenshare: { role: 'member', panel: true },
  webcam: { role: 'member', panel: true },
  presentertool: { role: 'member', panel: true },
  dances: { role: 'member', minBuildVersion: '1.4.0' },
  emotes: { role: 'member', minBuildVersion: '1.4.0' },
  officeconfig: { role: 'member', minBuildVersion: '1.8.0' },
  broadcastroom: { role: 'leader' },
  privatevolumetoggle: { role: 'leader' },
  roomconfig: { role: 'leader' },
  stage: { role: 'leader' },
  webvolume: { role: 'leader' },
  changeroomconfiguration: { role: 'leader' },
  boardhomepage: { role: 'leader', panel: true },
  resethomepage: { role: 'leader', panel: true },
  meetingtimer: { role: 'leader', minBuildVersion: '1.6.0' },
  meetingtimermode: { role: 'leader', minBuildVersion: '1.6.0' },
  broadcast: { role: 'moderator' },
  colorcontrol: { role: 'moderator' },
  imageboards: { role: 'moderator' },
  roomcommonarea: { role: 'moderator' },
  stickynotes: { role: 'moderator' },
  textsigns: { role: 'moderator' },
  toggleinfo: { role: 'moderator' },
  persistentchatbots: { role: 'moderator' },
  kick: { role: 'moderator' },
  officecolorcontrol: { role: 'moderator', minBuildVersion: '1.8.0' },
  mute: { role: 'moderator', minBuildVersion: '1.6.0' },
  placeimages: { role: 'moderator', minBuildVersion: '1.10.0' },
  scavengerhunt: { role: 'moderator', minBuildVersion: '1.10.0' },
  doordestination: { role: 'admin' },
  flagcontrol: { role: 'admin' },
  roomaddons: { role: 'admin' },
  roomsize: { role: 'admin' },
  ticketmachines: { role: 'admin' },
  sttroomsettings: { role: 'admin' },
  textchatmoderation: { role: 'superadmin' },
} as const satisfies Readonly<Record<string, FeatureRule>>;

export type FeatureId = keyof typeof catalogue;

export const features: Readonly<Record<FeatureId, FeatureRule>> = catalogue;

export const featureIds = Object.keys(catalogue) as readonly FeatureId[];

/** The features whose threshold is a setting of the web boards. */
const settingFields = {
  boardhomepage: 'webBoardHomepageMinPermissions',
  resethomepage: 'webBoardResetHomeMinPermissions',
} as const;

type SettingFeature = keyof typeof settingFields;

/** The field of the server configuration that overrides the lowest role of a feature, as a threshold of the world. */
export type ThresholdField =
  | `${Exclude<FeatureId, SettingFeature>}MinPermissions`
  | (typeof settingFields)[SettingFeature];

/** The field that overrides the lowest role of a feature in a world. */
export function thresholdField(id: FeatureId): ThresholdField {
  return isSettingFeature(id) ? settingFields[id] : `${id}MinPermissions`;
}

function isSettingFeature(id: FeatureId): id is SettingFeature {
  return id in settingFields;
}

/** The thresholds that a server configuration sets; null or missing where it sets none. */
export type Thresholds = Readonly<Partial<Record<ThresholdField, number | null>>>;

/** The lowest threshold that a feature asks for: the configured one, also when it is 0, otherwise its role's. */
export function thresholdOfFeature(id: FeatureId, configured: Thresholds): number {
  return configured[thresholdField(id)] ?? roomThresholds[features[id].role];
}

/** What decides which features a world offers. */
export interface FeatureWorld {
  worldBuildVersion: string;
  /** Whether boards can have homepages of their own (`Account.allowIndividualWebboardHomepage`). */
  allowsBoardHomepages: boolean;
}

/** Whether a world offers a feature: it has the build, and what the feature is about. */
export function isOffered(id: FeatureId, world: FeatureWorld): boolean {
  if (id === 'boardhomepage' && !world.allowsBoardHomepages) return false;
  const { minBuildVersion } = features[id];
  return !minBuildVersion || compareBuildVersions(world.worldBuildVersion, minBuildVersion) >= 0;
}
