import type { SettingValue } from '@campus/domain/settings/setting-change';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The history of settings, one row per setting in a save. */
export const settingChangeTable = new OwnTable('SettingChange', {
  /** The save that the change was part of. */
  saveId: string,
  accountId: pointer('Account'),
  page: string,
  setting: string,
  from: json.as<SettingValue>(),
  to: json.as<SettingValue>(),
  note: string,
  by: string,
  at: date,
});
