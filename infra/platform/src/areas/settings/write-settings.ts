import { isSettingKey, type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingConflict } from '@campus/contracts/settings/settings';
import { withConsequences } from '@campus/domain/settings/consequent-changes';
import { mergeChanges, type SettingChange, type SettingValue } from '@campus/domain/settings/setting-change';
import type { Call, UserName } from '../../call/call.ts';
import { updateRow } from '../../foundation/records/update-row.ts';
import type { StoredSettings } from './read-stored.ts';
import { lastChanges, recordChanges } from './setting-changes.ts';
import { changedColumns } from './setting-columns.ts';

type Writing = Pick<Call, 'sql' | 'audit'> & { user: UserName };

/** The result of a save. */
export interface Written {
  saveId: string | null;
  saved: SettingKey[];
  conflicts: SettingConflict[];
}

const tables = ['Account', 'ServerConfig', 'World'] as const;

/**
 * Stores changes to a page's settings, except those that another person has changed since. Read the settings
 * with a lock first. All classes are written in the call's transaction: all changes are stored, or none.
 */
export async function writeSettings(
  { sql, audit, user }: Writing,
  { accountId, page, note = '' }: { accountId: string; page: SettingsPage; note?: string | undefined },
  stored: StoredSettings,
  changes: readonly SettingChange<SettingKey>[],
): Promise<Written> {
  const { written, conflicts } = mergeChanges(stored.values, changes);
  const all = withConsequences(written, isSettingKey);
  const changed = [...all]
    .map(([setting, to]) => ({ setting, from: presentOf(stored, setting), to }))
    .filter(({ from, to }) => from !== to);
  for (const table of tables) {
    const row = stored.rows[table];
    await updateRow(sql, table, String(row.objectId), changedColumns(table, row, all));
  }
  const saveId = await recordChanges(sql, { accountId, page, note, by: user.email }, changed);
  audit.note({
    target: { type: 'settings', id: accountId, label: page },
    before: Object.fromEntries(changed.map(({ setting, from }) => [setting, from])),
    after: Object.fromEntries(changed.map(({ setting, to }) => [setting, to])),
  });
  const theirs = await lastChanges(sql, accountId, conflicts);
  for (const { setting, to } of changed) stored.values.set(setting, to);
  return {
    saveId,
    saved: changed.map(({ setting }) => setting),
    conflicts: conflicts.map((setting) => ({ setting, theirs: theirs.get(setting) ?? null })),
  };
}

function presentOf({ values }: StoredSettings, setting: SettingKey): SettingValue {
  return values.get(setting) ?? settingOf(setting).initial;
}
