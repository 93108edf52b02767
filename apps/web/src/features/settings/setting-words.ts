import '@campus/contracts/settings/page-messages';
import '@campus/contracts/settings/setting-messages';
import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { shownNumber } from '@campus/domain/settings/units';
import { formatNumber } from '../../lib/format.ts';
import { choicesOf } from './choices.ts';

/** The name of a setting. */
export function labelOf(setting: SettingKey): string {
  return text(`setting.${setting}`);
}

/** The effect of a setting. */
export function helpOf(setting: SettingKey): string {
  return text(`setting.${setting}.help`);
}

/** The text of a setting's value, as lists of changes show it. */
export function settingValueText(setting: SettingKey, value: SettingValue): string {
  const choice = choicesOf(setting)?.find((option) => option.value === value);
  if (choice) return choice.label;
  if (value === null || value === '') return text('settings.none');
  if (typeof value === 'boolean') return text(value ? 'settings.on' : 'settings.off');
  return typeof value === 'number' ? formatNumber(shownNumber(setting, value)) : value;
}
