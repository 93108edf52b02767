import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { StoredRow } from './setting-columns.ts';

/** The levels of an account's world. */
export function servedLevels({ webLevels }: StoredRow): string[] {
  return Array.isArray(webLevels) ? webLevels.filter((level) => typeof level === 'string') : [];
}

/** Whether an account's world has a level; '' stands for the world's default one. */
export function isServedLevel(account: StoredRow, level: SettingValue): boolean {
  return level === '' || servedLevels(account).some((served) => served === level);
}
