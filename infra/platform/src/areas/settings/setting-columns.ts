import { type SettingKey, settingKeys } from '@campus/contracts/settings/all-settings';
import type { SettingClass } from '@campus/contracts/settings/setting';
import { placeOf, readAt, type SettingPlace, writeAt } from '@campus/contracts/settings/setting-place';
import type { SettingValue } from '@campus/domain/settings/setting-change';

/** The part of a table's row that contains settings. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Returns the columns of a table that contain settings, and others. */
export function columnsOf(table: SettingClass, others: readonly string[] = []): string[] {
  const own = settingKeys.map(placeOf).filter(({ className }) => className === table);
  return [...new Set([...own.map(({ field }) => field), ...others])];
}

/** Returns the scalar value at a place in a row; undefined if there is none. */
export function valueAt(row: StoredRow, place: SettingPlace): SettingValue | undefined {
  const value = readAt(row, place);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/**
 * Returns the new values of a table's columns. In a column with several settings, unchanged ones are
 * preserved.
 */
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
