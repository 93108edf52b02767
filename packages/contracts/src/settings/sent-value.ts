import type { SettingValue } from '@campus/domain/settings/setting-change';
import { type SettingKey, settingOf } from './all-settings.ts';

/**
 * The value to send so that a setting is stored with this one: null for the default that cannot be written, such as an
 * empty text. Undefined where no save stores it.
 */
export function sentValue(setting: SettingKey, value: SettingValue): SettingValue | undefined {
  const { value: schema, initial } = settingOf(setting);
  if (schema.safeParse(value).success) return value;
  return value === initial && schema.safeParse(null).success ? null : undefined;
}
