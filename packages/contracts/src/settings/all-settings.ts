import type { SettingValue } from '@campus/domain/settings/setting-change';
import { inWorldControlsSettings } from './in-world-controls.ts';
import { integrationsSettings } from './integrations.ts';
import { privateSpaceAdministrationSettings } from './private-space-administration.ts';
import { scavengerHuntSettings } from './scavenger-hunt.ts';
import type { Setting, SettingsPage } from './setting.ts';
import { worldAccessSettings } from './world-access.ts';
import { worldCommunicationSettings } from './world-communication.ts';
import { worldInformationSettings } from './world-information.ts';

/** Every setting of an account's world, by where it is stored. */
export const settings = {
  ...worldInformationSettings,
  ...worldAccessSettings,
  ...inWorldControlsSettings,
  ...worldCommunicationSettings,
  ...scavengerHuntSettings,
  ...integrationsSettings,
  ...privateSpaceAdministrationSettings,
};
export type SettingKey = keyof typeof settings;

export const settingKeys = Object.keys(settings) as readonly SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settings, key);
}

/** One setting, as everything treats all of them. */
export function settingOf(key: SettingKey): Setting {
  // Each schema is of the values of its setting.
  return settings[key] as unknown as Setting<SettingValue>;
}

/** The settings of a page, in the order they were declared in. */
export function settingsOfPage(page: SettingsPage): SettingKey[] {
  return settingKeys.filter((key) => settings[key].page === page);
}
