import { roomThresholds } from '../access/room-levels.ts';
import { compareBuildVersions } from '../core/build-versions.ts';
import type { PermissionOption } from './options.ts';
import type { Device } from './scopes.ts';
import { type Threshold, thresholds } from './thresholds.ts';

/** What decides which options a room type offers. */
export interface OptionConditions {
  device: Device;
  worldBuildVersion: string;
  /** Whether the world allows chatbots; false also where it is not known (RPM-077). */
  isChatbotAllowed: boolean;
}

const chatbotOptions = ['chatbotinteractions', 'persistentchatbots'];
const presenterTool = 'presentertool';
/** The option whose dialog edits the permissions of web boards (RPM-025). */
export const webBoardOption = 'webboard';

/** Whether a room with these options has a stage. */
function supportsStage(options: readonly Pick<PermissionOption, 'id'>[]): boolean {
  return options.some(({ id }) => id === 'stage');
}

/** The options of a room type that are shown, in their order (RPM-055, 056, 059, 060). */
export function shownOptions<O extends Pick<PermissionOption, 'id' | 'minBuildVersion'>>(
  options: readonly O[],
  { device, worldBuildVersion, isChatbotAllowed }: OptionConditions,
): O[] {
  const hasStage = supportsStage(options);
  return options.filter(({ id, minBuildVersion }) => {
    if (chatbotOptions.includes(id) && !isChatbotAllowed) return false;
    if (id === presenterTool && !hasStage) return false;
    if (id === webBoardOption && device === 'web') return false;
    return !minBuildVersion || compareBuildVersions(worldBuildVersion, minBuildVersion) >= 0;
  });
}

const { member, leader } = roomThresholds;
const notForMembers = ['broadcast', 'broadcastroom', 'mute', 'sttroomsettings', 'toggleinfo', 'webvolume'];

/** Whether an option leaves out a level (RPM-057, 058). */
function leavesOut(optionId: string, threshold: Threshold): boolean {
  if (optionId === 'textchatmoderation') return threshold === member || threshold === leader;
  return threshold === member && notForMembers.includes(optionId);
}

/** The levels that can be chosen for an option, from the highest down. */
export function offeredThresholds(optionId: string): readonly Threshold[] {
  return thresholds.filter((threshold) => !leavesOut(optionId, threshold));
}
