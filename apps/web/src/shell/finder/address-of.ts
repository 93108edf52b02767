import { isSettingKey, type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { hiderOf } from '@campus/domain/settings/dependents';
import { namedSetting } from '../../features/settings/setting-frame.tsx';
import type { SettingsRoute } from './settings-routes.ts';

/** The setting that hides another setting from its page; undefined if none does. */
export function hidingSetting(setting: SettingKey, all: readonly ShownSetting[]): SettingKey | undefined {
  const hider = hiderOf(setting, new Map(all.map((shown) => [shown.setting, shown])));
  return hider !== undefined && isSettingKey(hider) ? hider : undefined;
}

/** The address of a setting's control or, if another setting hides it, of that setting's control. */
export function addressOf(
  setting: SettingKey,
  all: readonly ShownSetting[],
  routes: readonly SettingsRoute[],
): string {
  const route = routes.find(({ page }) => page === settingOf(setting).page);
  if (!route) throw new Error(`There is no page for ${setting}.`);
  return `${route.path}?${new URLSearchParams({ [namedSetting]: hidingSetting(setting, all) ?? setting })}`;
}
