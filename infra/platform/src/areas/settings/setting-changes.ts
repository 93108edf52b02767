import { isSettingKey, type SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import { listedChanges, type ShownSetting } from '@campus/contracts/settings/settings';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { settingChangeTable } from '../../foundation/schema/tables/setting-change.ts';

const columns = settingChangeTable.select(['saveId', 'setting', 'from', 'to', 'note', 'by', 'at']);
type Row = SelectedRow<typeof columns>;
type Changed = NonNullable<ShownSetting['changed']>;
/** A change of a setting that still exists. */
export interface SettingChanged extends Changed {
  setting: SettingKey;
}

function changesOf(rows: readonly Row[]): SettingChanged[] {
  return rows.flatMap(({ setting, at, ...row }) => {
    return isSettingKey(setting) ? [{ ...row, setting, at: at.toISOString() }] : [];
  });
}

/**
 * Returns the last change of each of these settings in an account. Omits settings that were never changed.
 */
export async function lastChanges(
  sql: Queryable,
  accountId: string,
  settings: readonly SettingKey[],
): Promise<Map<SettingKey, Changed>> {
  const rows = await sql.query<Row>(
    `select last.* from unnest($2::text[]) wanted (setting)
     cross join lateral (
       select ${columns} from "SettingChange" c where c.account = $1 and c.setting = wanted.setting
       order by at desc limit 1
     ) last`,
    [accountId, settings],
  );
  return new Map(changesOf(rows).map(({ setting, ...change }) => [setting, change]));
}

/** Returns the last changes of a page, or of one of its settings, newest first. */
export async function listChanges(
  sql: Queryable,
  { accountId, page, setting }: { accountId: string; page: SettingsPage; setting?: SettingKey | undefined },
): Promise<SettingChanged[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from "SettingChange" where account = $1 and page = $2 and ($3::text is null or setting = $3)
     order by at desc, setting limit ${listedChanges}`,
    [accountId, page, setting ?? null],
  );
  return changesOf(rows);
}

/** Returns the changes in one save of a page. */
export async function changesOfSave(
  sql: Queryable,
  { accountId, page, saveId }: { accountId: string; page: SettingsPage; saveId: string },
): Promise<SettingChanged[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from "SettingChange" where account = $1 and page = $2 and "saveId" = $3 order by setting`,
    [accountId, page, saveId],
  );
  return changesOf(rows);
}

/** Records the settings that a save changed. Returns the save's id; null if it changed none. */
export async function recordChanges(
  sql: Queryable,
  save: { accountId: string; page: SettingsPage; by: string; note: string },
  changes: readonly { setting: SettingKey; from: SettingValue; to: SettingValue }[],
): Promise<string | null> {
  if (changes.length === 0) return null;
  const saveId = newObjectId();
  await sql.query(
    `insert into "SettingChange" ("saveId", account, page, by, note, setting, "from", "to")
     select $1, $2, $3, $4, $5, change->>'setting', change->'from', change->'to'
     from jsonb_array_elements($6::jsonb) change`,
    [saveId, save.accountId, save.page, save.by, save.note, JSON.stringify(changes)],
  );
  return saveId;
}
