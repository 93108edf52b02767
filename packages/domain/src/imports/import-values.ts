import { isPermission, type Permission, permissions } from '../access/levels.ts';
import { neutralized, restored } from '../core/csv.ts';
import { readNumber } from '../core/numbers.ts';
import { fitsType, type MemberFieldType, type MemberFieldValue } from '../member-profile/member-profile.ts';
import { isTeamId, teamNames } from '../members/team-ids.ts';
import type { ValueFormat } from './value-formats.ts';
import { instantOfDate, readWrittenDate } from './written-dates.ts';

/** The result of reading a text that an export wrote. A cell with the same result changes nothing. */
export function asReimported(written: string): string {
  return restored(neutralized(written).trim());
}

/** The permission in a cell, by id or displayed name; undefined for none. */
export function permissionOfCell(
  cell: string,
  words: Readonly<Record<Permission, string>>,
): Permission | undefined {
  const wanted = cell.toLowerCase();
  if (isPermission(wanted)) return wanted;
  return permissions.find((permission) => words[permission].toLowerCase() === wanted);
}

/** The team a cell names, by its id or by its name; undefined for none. */
export function teamOfCell(cell: string): string | undefined {
  if (isTeamId(cell)) return cell;
  const index = teamNames.indexOf(cell.toUpperCase());
  return index === -1 ? undefined : String(index);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', '1', 'ja', 'oui', 'sí', 'si', 'wahr', 'vrai'].map((word) => [word, true] as const),
  ...['false', 'no', '0', 'nein', 'non', 'falsch', 'faux'].map((word) => [word, false] as const),
]);

/** How the cells of a column are read. */
export interface CellReading extends ValueFormat {
  /** The IANA zone of dates that name none. */
  timeZone: string;
}

const readers: Record<MemberFieldType, (cell: string, by: CellReading) => MemberFieldValue | undefined> = {
  string: (cell) => cell,
  ISOTimeString: (cell, { dates, timeZone }) => {
    if (fitsType('ISOTimeString', cell)) return cell;
    const date = readWrittenDate(cell, dates);
    return date && new Date(instantOfDate(date, timeZone)).toISOString();
  },
  number: (cell, { decimals }) => readNumber(cell, decimals),
  boolean: (cell) => booleans.get(cell.toLowerCase()),
};

/** Reads a cell as the value of a custom field of this type; undefined if it does not fit. */
export function customValueOfCell(
  type: MemberFieldType,
  cell: string,
  by: CellReading,
): MemberFieldValue | undefined {
  const value = readers[type](cell, by);
  return value !== undefined && fitsType(type, value) ? value : undefined;
}

/**
 * Whether a cell equals the stored value after a spreadsheet has saved it: a date without its zone, or without its
 * seconds. Such a cell changes nothing.
 */
export function saysStored(
  type: MemberFieldType,
  cell: string,
  { stored, by }: { stored: MemberFieldValue; by: CellReading },
): boolean {
  if (type !== 'ISOTimeString') return customValueOfCell(type, cell, by) === stored;
  const instant =
    typeof stored === 'string' && fitsType('ISOTimeString', stored) ? Date.parse(stored) : undefined;
  const date = readWrittenDate(cell, by.dates);
  if (instant === undefined || !date) return false;
  return [by.timeZone, 'UTC'].some((zone) => isWithin(instant, instantOfDate(date, zone), date.precision));
}

function isWithin(instant: number, begin: number, length: number): boolean {
  return instant >= begin && instant < begin + length;
}
