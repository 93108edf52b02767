import { compareBuildVersions } from '../core/build-versions.ts';

/** What of an account and its world decides which settings it has. */
export interface SettingFacts {
  hidesDisableWorld: boolean;
  isStreamingEnrolled: boolean;
  isGdnEnabled: boolean;
  /** Whether speech-to-text is allowed or enabled: what is enabled can be switched off (INT-022). */
  hasSpeechToText: boolean;
  /** Whether Zoom is allowed or enabled (INT-022). */
  hasZoom: boolean;
  allowsPrivateSpaces: boolean;
  worldBuildVersion: string;
}

/** The oldest build of a world with custom statuses. */
export const customStatusBuild = '1.2.0';

const needs = {
  /** WLD-034 */
  disableWorld: (facts) => !facts.hidesDisableWorld,
  /** INT-023 */
  streaming: (facts) => facts.isStreamingEnrolled,
  /** INT-023: the status call answers that it is enabled. */
  gdnStreaming: (facts) => facts.isGdnEnabled,
  /** INT-028 */
  speechToText: (facts) => facts.hasSpeechToText,
  /** INT-029 */
  zoom: (facts) => facts.hasZoom,
  /** SHE-095 */
  privateSpaces: (facts) => facts.allowsPrivateSpaces,
  /** CTL-004 */
  customStatus: (facts) => compareBuildVersions(facts.worldBuildVersion, customStatusBuild) >= 0,
} as const satisfies Record<string, (facts: SettingFacts) => boolean>;

/** What an account must have, so that a setting is of use to it. */
export type SettingNeed = keyof typeof needs;

/** Whether an account has a setting with this need; a setting without a need is there for every account. */
export function isAvailable(need: SettingNeed | undefined, facts: SettingFacts): boolean {
  return need === undefined || needs[need](facts);
}
