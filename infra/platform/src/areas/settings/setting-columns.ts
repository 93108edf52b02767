import { type SettingKey, settingKeys } from '@campus/contracts/settings/all-settings';
import type { SettingClass } from '@campus/contracts/settings/setting';
import type { SettingValue } from '@campus/domain/settings/merge';

/** Where a setting is stored. */
interface SettingPlace {
  table: SettingClass;
  column: string;
  /** The key in the column's object, where the column holds several settings. */
  key: string | undefined;
}

/** The place that a path names: table, column, and key. */
export function placeOf(path: string): SettingPlace {
  const [table = '', column = '', key] = path.split('.');
  // The names of settings begin with a class.
  return { table: table as SettingClass, column, key };
}

/** A row of one of the tables, as far as it holds settings. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The columns of a table that hold settings. */
export function columnsOf(table: SettingClass, others: readonly string[] = []): string[] {
  const own = settingKeys.map(placeOf).filter((place) => place.table === table);
  return [...new Set([...own.map(({ column }) => column), ...others])];
}

/** The scalar value at a place of a row; undefined where there is none. */
export function valueAt(row: StoredRow, { column, key }: SettingPlace): SettingValue | undefined {
  const stored = row[column];
  const value: unknown = key === undefined ? stored : Object(stored)[key];
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
    if (place.table !== table) continue;
    const { column, key } = place;
    columns[column] = key === undefined ? value : { ...Object(columns[column] ?? row[column]), [key]: value };
  }
  return columns;
}
