import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { isShown } from '@campus/domain/settings/dependents';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { createContext, use } from 'react';
import type { Settings } from './use-settings.ts';

/** The last save of a visit, with the values before and after. */
export interface LastSave {
  saveId: string;
  changes: readonly { setting: SettingKey; from: SettingValue; to: SettingValue }[];
}

/** A change of a switch that is confirmed before it is saved: by the switch, its history, or an undo of the last save. */
export interface Question {
  kind: 'switch' | 'restore' | 'undo';
  setting: SettingKey;
  /** The value that it would get. */
  value: SettingValue;
}

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The settings of the page. */
export function usePageSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A setting needs a SettingsPage around it.');
  return settings;
}

/**
 * The parts of a setting that its control needs; undefined if the account does not have it, or the page does not show
 * it.
 */
export function useSetting(setting: SettingKey) {
  const settings = usePageSettings();
  const shown = settings.shown.get(setting);
  if (!shown || !isShown(setting, settings.shown)) return undefined;
  const draft = settings.drafts.find((other) => other.setting === setting);
  return { settings, shown, draft, isSaving: settings.saving.includes(setting) };
}

/** The stored value of a setting of the page; undefined where the account does not have it. */
export function useSettingValue(setting: SettingKey): SettingValue | undefined {
  return usePageSettings().shown.get(setting)?.value;
}
