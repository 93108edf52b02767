import { type SettingKey, settingOf, settingsOfPage } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { isAvailable } from '@campus/domain/settings/needs';
import type { Queryable } from '../../ground/database/sql.ts';
import type { StoredSettings } from './read-stored.ts';
import { servedLevels } from './served-levels.ts';
import { lastChanges } from './setting-changes.ts';

/** The settings of a page that the account has, as they are shown. */
export async function showSettings(
  sql: Queryable,
  { values, facts, rows }: StoredSettings,
  { accountId, page }: { accountId: string; page: SettingsPage },
): Promise<ShownSetting[]> {
  const shown = settingsOfPage(page).filter((setting) => isAvailable(settingOf(setting).needs, facts));
  const changed = await lastChanges(sql, accountId, shown);
  return shown.map((setting: SettingKey) => {
    const { initial } = settingOf(setting);
    return {
      setting,
      value: values.get(setting) ?? initial,
      initial,
      changed: changed.get(setting) ?? null,
      ...(setting === 'ServerConfig.defaultLevel' && { choices: servedLevels(rows.Account) }),
    };
  });
}
