import { featureMessages } from '@campus/contracts/roles/feature-messages';
import { roomThresholds } from '@campus/domain/access/room-levels';
import { type FeatureId, features } from '@campus/domain/roles/features';
import type { PermissionOption } from '@campus/domain/room-permissions/options';

const definitions: Partial<Record<FeatureId, string>> = {
  broadcastroom: 'Speak to everybody in the room.',
  chatbotinteractions: 'Talk to chatbots.',
  kick: 'Send people out of the room.',
  mute: 'Mute everybody in the audience.',
  presentertool: 'Present on the stage.',
  roomconfig: 'Change how the room is furnished.',
  screenshare: 'Share your screen on boards.',
  stage: 'Enter the stage.',
  stickynotes: 'Write and remove sticky notes.',
  textchatmoderation: 'Remove messages of other people from the chat.',
  webboard: 'Use web boards.',
  webvolume: 'Change how loud web boards are.',
};

/** Options that every demo level has. */
const everywhere: readonly FeatureId[] = [
  'broadcastroom',
  'chatbotinteractions',
  'emotes',
  'kick',
  'mute',
  'screenshare',
  'stickynotes',
  'textchatmoderation',
  'webboard',
  'webcam',
  'webvolume',
];

const besides: Readonly<Record<string, readonly FeatureId[]>> = {
  auditorium: ['stage', 'presentertool', 'placeimages'],
  classroom: ['presentertool', 'meetingtimer', 'roomconfig'],
  office: ['officeconfig', 'officecolorcontrol', 'doordestination'],
};

/** The levels without permission options. */
const bare = ['planetarium'];

/** The permission options for the rooms of a demo level. */
export function demoOptions(level: string): readonly PermissionOption[] {
  if (bare.includes(level)) return [];
  return [...everywhere, ...(besides[level] ?? [])].map((id) => ({
    id,
    label: featureMessages[`feature.${id}`],
    definition: definitions[id] ?? '',
    defaultPermissionLevel: roomThresholds[features[id].role],
    ...(features[id].minBuildVersion && { minBuildVersion: features[id].minBuildVersion }),
  }));
}
