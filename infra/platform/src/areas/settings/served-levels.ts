import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { StoredRow } from './setting-columns.ts';

/** Returns the levels of an account's world. */
export function servedLevels({ webLevels }: StoredRow): string[] {
  return Array.isArray(webLevels) ? webLevels.filter((level) => typeof level === 'string') : [];
}

/** Whether an account's world has a level. '' is the world's default level. */
export function isServedLevel(account: StoredRow, level: SettingValue): boolean {
  return level === '' || servedLevels(account).some((served) => served === level);
}
