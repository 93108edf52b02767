import type { SettingValue } from '@campus/domain/settings/merge';
import type { StoredRow } from './setting-columns.ts';

/** Whether an account's world has a level; '' stands for the world's default one. */
export function isServedLevel({ webLevels }: StoredRow, level: SettingValue): boolean {
  return level === '' || (Array.isArray(webLevels) && webLevels.includes(level));
}
