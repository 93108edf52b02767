import '@campus/contracts/settings/page-messages';
import { type ConstantKey, text } from '@campus/contracts/core/messages';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { teamNames } from '@campus/domain/members/team-ids';
import type { SettingValue } from '@campus/domain/settings/merge';
import { type SpawnLocation, spawnLocations } from '@campus/domain/settings/spawn-locations';
import {
  homepageLevels,
  resetHomeLevels,
  webBoardAccessLevels,
  webBoardLevels,
} from '@campus/domain/settings/web-board-levels';

/** A value that can be chosen. */
interface Choice {
  value: SettingValue;
  label: string;
}

const levelWords = {
  16: 'settings.option.owners',
  8: 'settings.option.admins',
  4: 'settings.option.moderators',
  1: 'settings.option.leaders',
  0: 'settings.option.members',
} as const satisfies Record<(typeof webBoardLevels)[number], ConstantKey>;

const locationWords = {
  '': 'settings.option.default',
  alt_spawn: 'settings.option.alternating',
  closet_spawn: 'settings.option.closet',
} as const satisfies Record<SpawnLocation, ConstantKey>;

const levels = (values: readonly (keyof typeof levelWords)[]) => () =>
  values.map((value) => ({ value, label: text(levelWords[value]) }));

const choices: { readonly [K in SettingKey]?: () => Choice[] } = {
  'Account.defaultTeamId': () => teamNames.map((label, value) => ({ value, label })),
  'ServerConfig.defaultLocation': () =>
    spawnLocations.map((value) => ({ value, label: text(locationWords[value]) })),
  'ServerConfig.webBoardHomepageMinPermissions': levels(homepageLevels),
  'ServerConfig.webBoardResetHomeMinPermissions': levels(resetHomeLevels),
  'ServerConfig.webBoardAccess': () =>
    webBoardAccessLevels.map((value) => ({ value, label: text(`settings.option.access${value}`) })),
  'ServerConfig.chatBarMinPermissions': levels(webBoardLevels),
  'ServerConfig.activity': () => [
    { value: 0, label: text('settings.off') },
    { value: 1, label: text('settings.on') },
  ],
};

/** The values of a setting that has a few; undefined for any other. */
export function choicesOf(setting: SettingKey): Choice[] | undefined {
  return choices[setting]?.();
}
