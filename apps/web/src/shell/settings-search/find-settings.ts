import { settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { helpOf, labelOf, settingValueText } from '../../features/settings/setting-words.ts';

/** The filters of a search. */
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
export interface FoundGroup {
  page: SettingsPage;
  settings: ShownSetting[];
}

const recentDays = 30;

/**
 * Returns the matching settings by page. Pages are ordered by their best match, then as in `shown`. Matches
 * rank as follows: the name equals the text, starts with it, contains all its words, any other match, or one by
 * words that mean the same.
 * `now` is in milliseconds.
 */
export function findSettings(shown: readonly ShownSetting[], wanted: Wanted, now: number): FoundGroup[] {
  const since = now - recentDays * 24 * 60 * 60 * 1000;
  const ranked = shown
    .filter(({ value, initial }) => !wanted.changed || value !== initial)
    .filter(({ changed }) => !wanted.recent || (changed !== null && Date.parse(changed.at) >= since))
    .map((setting) => ({ setting, rank: rankOf(setting, wanted.text) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank);
  const groups = new Map<SettingsPage, ShownSetting[]>();
  for (const { setting } of ranked) {
    const { page } = settingOf(setting.setting);
    groups.set(page, [...(groups.get(page) ?? []), setting]);
  }
  return [...groups].map(([page, settings]) => ({ page, settings }));
}

const noMatch = 5;

function rankOf({ setting, value }: ShownSetting, asked: string): number {
  const label = findableText(labelOf(setting));
  const whole = findableText(asked.trim());
  if (label === whole) return 0;
  if (label.startsWith(whole)) return 1;
  const words = findableWords(asked);
  if (hasWords(label, words)) return 2;
  const help = findableText(`${helpOf(setting)}\n${settingValueText(setting, value)}`);
  const all = `${label}\n${help}`;
  if (hasWords(all, words)) return 3;
  return hasWords(all, findableWords(asked, { synonyms: true })) ? 4 : noMatch;
}
