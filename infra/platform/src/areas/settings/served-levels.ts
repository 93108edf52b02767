import { offeredLevels } from '@campus/domain/rooms/choices';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readLevels } from '../worlds/read-levels.ts';
import type { StoredRow } from './setting-columns.ts';

/**
 * Returns the levels that an account's world offers as spawn level: those of the account, or all that its
 * client offers when the account has none (WLD-050).
 */
export async function servedLevels(
  sql: Queryable,
  accountId: string,
  { webLevels }: StoredRow,
): Promise<string[]> {
  const own = Array.isArray(webLevels) ? webLevels.filter((level) => typeof level === 'string') : [];
  if (own.length > 0) return own;
  const known = offeredLevels(await readLevels(sql, accountId));
  return [...new Set(known.map(({ name }) => name))];
}

/** Whether a level is one of the served ones. '' is the world's default level. */
export function isServedLevel(served: readonly string[], level: SettingValue): boolean {
  return level === '' || served.some((one) => one === level);
}
