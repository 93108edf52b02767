import type { Level } from '@campus/domain/access/levels';
import { levelOfThreshold, thresholdOfLevel } from '@campus/domain/roles/room-controls';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lastChanges, recordChanges } from '../settings/setting-changes.ts';
import type { PermissionChanged } from './permission-changes.ts';

/** The level that sees the chat bar is also a setting: both pages share one history. */
const setting = 'ServerConfig.chatBarMinPermissions';

/** Writes a change of the chat bar into the history of the setting. */
export async function recordChatBar(
  sql: Queryable,
  { accountId, by }: { accountId: string; by: string },
  changes: readonly PermissionChanged[],
): Promise<void> {
  const own = changes.filter(({ table }) => table === 'roomControl');
  await recordChanges(
    sql,
    { accountId, page: 'worldCommunication', by, note: '' },
    own.map(({ from, to }) => ({ setting, from: thresholdValue(from), to: thresholdValue(to) })),
  );
}

/** The last change of the chat bar, by the roles page or as a setting; undefined where there was none. */
export async function lastOfChatBar(sql: Queryable, accountId: string) {
  const last = (await lastChanges(sql, accountId, [setting])).get(setting);
  return last && { at: last.at, by: last.by, from: levelOfValue(last.from), to: levelOfValue(last.to) };
}

/** Without a threshold everybody sees it. */
function thresholdValue(level: Level | null): SettingValue {
  return thresholdOfLevel(level) ?? 0;
}

function levelOfValue(value: SettingValue): Level | null {
  return levelOfThreshold(typeof value === 'number' ? value : null);
}
