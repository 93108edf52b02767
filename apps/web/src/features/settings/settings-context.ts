import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { isShown } from '@campus/domain/settings/dependents';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { createContext, use } from 'react';
import type { EditedSetting } from './setting-drafts.ts';

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

/** The settings of a page with what the person has changed and not saved. */
export interface Settings {
  page: SettingsPage;
  accountId: string;
  shown: ReadonlyMap<SettingKey, ShownSetting>;
  drafts: readonly EditedSetting[];
  /** The settings that are being saved. */
  saving: readonly SettingKey[];
  /** The person's note on why the drafts are saved. */
  note: string;
  setNote: (note: string) => void;
  /** The last save of this visit. */
  lastSave: LastSave | undefined;
  /** Takes the text of a control, and its value; undefined where the text is no value of the setting. */
  edit: (setting: SettingKey, typed: { shown: string; value: SettingValue | undefined }) => void;
  discard: (settings: readonly SettingKey[]) => void;
  /** Bases a draft on the stored value. */
  keepMine: (setting: SettingKey) => void;
  /** Saves all drafts; returns whether nothing is left unsaved. */
  saveDrafts: () => Promise<boolean>;
  /** Saves settings at once, the first of which the person has changed or `isRestored`; `note` says why. */
  saveNow: (
    changes: readonly { setting: SettingKey; value: SettingValue }[],
    how?: { note?: string; isRestored?: boolean },
  ) => Promise<void>;
  undoSave: () => Promise<void>;
  /** The change of a switch that waits for a confirmation. */
  question: Question | undefined;
  ask: (question: Question | undefined) => void;
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
