import { firstReason } from '@campus/contracts/core/issue-reasons';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import type { ImportOptions } from '@campus/contracts/imports/imports';
import { memberFieldValue } from '@campus/contracts/member-profile/member-profile';
import { memberTexts } from '@campus/contracts/members/fields';
import { type Permission, permissions } from '@campus/domain/access/levels';
import { badgesOfCell } from '@campus/domain/badges/import-badges';
import type { PersonValues, ValueField } from '@campus/domain/imports/import-changes';
import {
  asReimported,
  type CellReading,
  customValueOfCell,
  permissionOfCell,
  saysStored,
  teamOfCell,
} from '@campus/domain/imports/import-values';
import { customFieldName } from '@campus/domain/imports/imports';
import { hasLostLetters } from '@campus/domain/imports/lost-letters';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import type * as z from 'zod';
import { type ExportedPerson, exportedCell } from '../members/export-columns.ts';
import { typeNames } from '../profile/refuse-value.ts';
import type { ImportAccount } from './import-account.ts';
import type { ParsedRow } from './row-plan.ts';

/** Why a row cannot be applied. */
interface WrongRow {
  wrong: Reason;
}

/** The existing person that a row is compared with. */
export interface Known {
  exported: ExportedPerson;
  values: PersonValues;
}

/** The data for parsing a row's cells. */
export interface RowReading {
  account: Pick<ImportAccount, 'fields' | 'badgeNames'>;
  options: Pick<ImportOptions, 'leaveOutUnreadable'>;
  /** How each field's column formats dates and numbers. */
  readings: ReadonlyMap<string, CellReading>;
}

/** A row's values for a person, with remarks about values that were left out. */
type ReadRow = PersonValues & { remarks: Reason[] };

type Value = { value: MemberFieldValue } | WrongRow;

/**
 * Returns a row's values for a person, or its first error. A cell equal to what an export would contain, even
 * after a spreadsheet has saved it, changes nothing, however else it could be read; neither does one with question
 * marks in place of letters that the file's encoding lacks. The option to leave out
 * unreadable values does not apply to the email and the role, because a wrong one could admit the wrong
 * person.
 */
export function readRow(
  { cells }: Pick<ParsedRow, 'cells'>,
  by: RowReading,
  known?: Known,
): ReadRow | WrongRow {
  const values = new Map<ValueField, MemberFieldValue>();
  const remarks: Reason[] = [];
  let badges: readonly string[] = [];
  for (const [field, cell] of cells) {
    const read = readCell(field, cell, { by, known });
    if ('remark' in read) remarks.push(read.remark);
    if ('wrong' in read) {
      if (!by.options.leaveOutUnreadable || field === 'permission') return read;
      remarks.push(read.wrong, reason('imports.row.leftOut', { field: columnFieldText(field) }));
    } else if ('ids' in read) badges = read.ids;
    else if (field !== 'badges' && 'value' in read) values.set(field, read.value);
  }
  return { values, badges, remarks };
}

type Same = { ids: readonly string[] } | { same: true };
type Cell = Value | Same | (Same & { remark: Reason });

function readCell(
  field: ValueField | 'badges',
  cell: string,
  { by, known }: { by: RowReading; known: Known | undefined },
): Cell {
  if (known) {
    const same: Same = field === 'badges' ? { ids: known.values.badges } : { same: true };
    if (isSame(field, cell, { known, by })) return same;
    const isLossy = hasLostLetters(cell, asReimported(exportedCell(known.exported, field)));
    if (isLossy)
      return { ...same, remark: reason('imports.row.lostLetters', { field: columnFieldText(field) }) };
  }
  return field === 'badges' ? readBadges(cell, by.account, known) : readValue(field, cell, by);
}

function isSame(
  field: ValueField | 'badges',
  cell: string,
  { known: { exported, values }, by }: { known: Known; by: RowReading },
): boolean {
  if (asReimported(exportedCell(exported, field)) === cell) return true;
  const own = customFieldName(field);
  if (own === undefined || field === 'badges') return false;
  const [type, stored] = [by.account.fields.get(own)?.type, values.values.get(field)];
  return (
    type !== undefined && stored !== undefined && saysStored(type, cell, { stored, by: readingOf(field, by) })
  );
}

function readingOf(field: string, { readings }: RowReading): CellReading {
  const reading = readings.get(field);
  if (!reading) throw new Error(`No column holds ${field}.`);
  return reading;
}

function readBadges(
  cell: string,
  { badgeNames }: RowReading['account'],
  known: Known | undefined,
): { ids: readonly string[] } | WrongRow {
  const read = badgesOfCell(cell, badgeNames, known?.values.badges);
  if ('ids' in read) return read;
  return 'unknown' in read
    ? { wrong: reason('imports.row.badge', { value: read.unknown }) }
    : { wrong: reason('imports.row.badgeAmbiguous', { value: read.ambiguous }) };
}

function readValue(field: ValueField, cell: string, by: RowReading): Value {
  if (field === 'permission')
    return orWrong(permissionOfCell(cell, permissionText), 'imports.row.permission', cell);
  if (field === 'teamId') return orWrong(teamOfCell(cell), 'imports.row.team', cell);
  const own = customFieldName(field);
  if (own !== undefined) return readOwnValue(own, cell, by);
  return checked(memberTexts[field as keyof typeof memberTexts], cell);
}

const permissionText = Object.fromEntries(
  permissions.map((permission) => [permission, text(`role.${permission}`)]),
) as Record<Permission, string>;

function orWrong(
  value: string | undefined,
  key: 'imports.row.permission' | 'imports.row.team',
  cell: string,
): Value {
  return value === undefined ? { wrong: reason(key, { value: cell }) } : { value };
}

function readOwnValue(name: string, cell: string, by: RowReading): Value {
  const field = by.account.fields.get(name);
  if (!field) return { wrong: reason('profile.member.unknownField', { field: name }) };
  const value = customValueOfCell(field.type, cell, readingOf(`custom:${name}`, by));
  if (value !== undefined) return checked(memberFieldValue, value);
  const type = { key: typeNames[field.type] };
  return { wrong: reason('imports.row.type', { field: name, value: cell, type }) };
}

function checked(schema: z.ZodType<MemberFieldValue>, value: MemberFieldValue): Value {
  const read = schema.safeParse(value);
  return read.success ? { value: read.data } : { wrong: firstReason(read.error) };
}
