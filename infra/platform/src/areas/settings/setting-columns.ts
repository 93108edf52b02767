import { type SettingKey, settingKeys } from '@campus/contracts/settings/all-settings';
import type { SettingClass } from '@campus/contracts/settings/setting';
import { placeOf, readAt, type SettingPlace, writeAt } from '@campus/contracts/settings/setting-place';
import type { SettingValue } from '@campus/domain/settings/setting-change';

/** A row of one of the tables, as far as it holds settings. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The columns of a table that hold settings, and others. */
export function columnsOf(table: SettingClass, others: readonly string[] = []): string[] {
  const own = settingKeys.map(placeOf).filter(({ className }) => className === table);
  return [...new Set([...own.map(({ field }) => field), ...others])];
}

/** The scalar value at a place of a row; undefined where there is none. */
export function valueAt(row: StoredRow, place: SettingPlace): SettingValue | undefined {
  const value = readAt(row, place);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** The new columns of a table: a column that holds several settings keeps those that do not change. */
export function changedColumns(
  table: SettingClass,
  row: StoredRow,
  changes: ReadonlyMap<SettingKey, SettingValue>,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [setting, value] of changes) {
    const place = placeOf(setting);
    if (place.className !== table) continue;
    columns[place.field] ??= row[place.field];
    writeAt(columns, place, value);
  }
  return columns;
}
