import '@campus/contracts/settings/page-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { teamNames } from '@campus/domain/members/team-ids';
import type { SettingValue } from '@campus/domain/settings/setting-change';
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

const levelText = {
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

const levels = (values: readonly (keyof typeof levelText)[]) => () =>
  values.map((value) => ({ value, label: text(levelText[value]) }));

const choices: { readonly [K in SettingKey]?: () => Choice[] } = {
  'Account.defaultTeamId': () => teamNames.map((label, value) => ({ value, label })),
  // Besides those that the account has.
  'ServerConfig.defaultLevel': () => [{ value: '', label: text('settings.option.default') }],
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

/**
 * The choices of a control: the values that every account has, those of this account, and the stored one even if the
 * account no longer has it.
 */
export function offeredChoices({ setting, value, choices: own = [] }: ShownSetting): Choice[] {
  const common = choicesOf(setting) ?? [];
  const named = [...common, ...own.map((level) => ({ value: level, label: level }))];
  if (typeof value !== 'string' || named.some((choice) => choice.value === value)) return named;
  return [...named, { value, label: value }];
}

/** The values that a setting has in every account, if they are few; undefined for any other. */
export function choicesOf(setting: SettingKey): Choice[] | undefined {
  return choices[setting]?.();
}
