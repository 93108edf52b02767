import type { Level } from '@campus/domain/access/levels';
import { levelOfThreshold, thresholdOfLevel } from '@campus/domain/roles/room-controls';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lastChanges, recordChanges } from '../settings/setting-changes.ts';
import type { PermissionChanged } from './permission-changes.ts';

/** The chat bar's level is also a setting, so both pages share one history. */
const setting = 'ServerConfig.chatBarMinPermissions';

/** Records a change of the chat bar in the setting's history. */
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

/**
 * Returns the last change of the chat bar, from the roles page or the settings; undefined if there was none.
 */
export async function lastOfChatBar(sql: Queryable, accountId: string) {
  const last = (await lastChanges(sql, accountId, [setting])).get(setting);
  return last && { at: last.at, by: last.by, from: levelOfValue(last.from), to: levelOfValue(last.to) };
}

/** Without a threshold, everybody sees the chat bar. */
function thresholdValue(level: Level | null): SettingValue {
  return thresholdOfLevel(level) ?? 0;
}

function levelOfValue(value: SettingValue): Level | null {
  return levelOfThreshold(typeof value === 'number' ? value : null);
}
