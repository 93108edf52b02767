import { settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { findable, noMatch, rankingFor } from '@campus/domain/core/find-rank';
import { helpOf, labelOf, settingValueText } from '../../features/settings/setting-words.ts';

/** The filters of a search for settings. */
export interface Wanted {
  /**
   * Each word must occur in a setting's name, help, or value, ignoring case, accents, and spelling; or a word that
   * means the same.
   */
  text: string;
  /** Only settings whose value differs from the default. */
  changed: boolean;
  /** Only settings changed in the last 30 days. */
  recent: boolean;
}

/** The matching settings of one page, best match first. */
export interface SettingsOfPage {
  page: SettingsPage;
  /** The rank of the best match. */
  rank: number;
  settings: ShownSetting[];
}

const recentDays = 30;

/**
 * Returns the matching settings by page. Pages are ordered by their best match (`rankingFor`), then as in `shown`.
 * `now` is in milliseconds.
 */
export function findSettings(shown: readonly ShownSetting[], wanted: Wanted, now: number): SettingsOfPage[] {
  const since = now - recentDays * 24 * 60 * 60 * 1000;
  const rankOf = rankingFor(wanted.text);
  const ranked = shown
    .filter(({ value, initial }) => !wanted.changed || value !== initial)
    .filter(({ changed }) => !wanted.recent || (changed !== null && Date.parse(changed.at) >= since))
    .map((setting) => ({ setting, rank: rankOf(findableSetting(setting)) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank);
  const pages = new Map<SettingsPage, SettingsOfPage>();
  for (const { setting, rank } of ranked) {
    const { page } = settingOf(setting.setting);
    const found = pages.get(page) ?? { page, rank, settings: [] };
    pages.set(page, { ...found, settings: [...found.settings, setting] });
  }
  return [...pages.values()];
}

function findableSetting({ setting, value }: ShownSetting) {
  return findable(labelOf(setting), `${helpOf(setting)}\n${settingValueText(setting, value)}`);
}
