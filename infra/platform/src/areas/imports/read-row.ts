import { contactEmail, displayName, firstName, lastName, title } from '@campus/contracts/core/fields';
import { type ConstantKey, type Reason, reason, text } from '@campus/contracts/core/messages';
import { firstReason } from '@campus/contracts/core/reasons';
import { memberFieldValue } from '@campus/contracts/member-profile/member-profile';
import { type Permission, permissions } from '@campus/domain/access/levels';
import { badgesOfCell } from '@campus/domain/badges/import-badges';
import type { PersonValues, ValueField } from '@campus/domain/imports/import-changes';
import {
  asReimported,
  customValueOfCell,
  permissionOfCell,
  teamOfCell,
} from '@campus/domain/imports/import-values';
import { customFieldName } from '@campus/domain/imports/imports';
import type { MemberField, MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import type * as z from 'zod';
import { type ExportedPerson, exportedCell } from '../members/export-columns.ts';
import { typeNames } from '../profile/refuse-value.ts';
import type { ImportAccount } from './import-account.ts';
import type { ParsedRow } from './row-plan.ts';

/** Why a row cannot be done. */
interface WrongRow {
  wrong: Reason;
}

/** What a row is compared with: who it is about, where that person is known. */
export interface Known {
  exported: ExportedPerson;
  values: PersonValues;
}

type Value = { value: MemberFieldValue } | WrongRow;

/**
 * What a row says of a person, or its first error. A cell that equals what an export would write changes
 * nothing, even if it could be read differently.
 */
export function readRow(
  { cells }: Pick<ParsedRow, 'cells'>,
  account: ImportAccount,
  known?: Known,
): PersonValues | WrongRow {
  const values = new Map<ValueField, MemberFieldValue>();
  let badges: readonly string[] = [];
  for (const [field, cell] of cells) {
    const isSame = known !== undefined && asReimported(exportedCell(known.exported, field)) === cell;
    if (isSame) {
      if (field === 'badges') badges = known.values.badges;
      continue;
    }
    const read = field === 'badges' ? readBadges(cell, account, known) : readValue(field, cell, account);
    if ('wrong' in read) return read;
    if ('ids' in read) badges = read.ids;
    else if (field !== 'badges') values.set(field, read.value);
  }
  return { values, badges };
}

function readBadges(
  cell: string,
  { badgeNames }: ImportAccount,
  known: Known | undefined,
): { ids: readonly string[] } | WrongRow {
  const read = badgesOfCell(cell, badgeNames, known?.values.badges);
  if ('ids' in read) return read;
  return 'unknown' in read
    ? { wrong: reason('imports.row.badge', { value: read.unknown }) }
    : { wrong: reason('imports.row.badgeAmbiguous', { value: read.ambiguous }) };
}

const schemas = { firstName, lastName, displayName, contactEmail, title };

function readValue(field: ValueField, cell: string, account: ImportAccount): Value {
  if (field === 'permission')
    return orWrong(permissionOfCell(cell, permissionWords), 'imports.row.permission', cell);
  if (field === 'teamId') return orWrong(teamOfCell(cell), 'imports.row.team', cell);
  const own = customFieldName(field);
  if (own !== undefined) return readOwnValue(own, cell, account.fields.get(own));
  return checked(schemas[field as keyof typeof schemas], cell);
}

const permissionWords = Object.fromEntries(
  permissions.map((permission) => [permission, text(`role.${permission}`)]),
) as Record<Permission, string>;

function orWrong(
  value: string | undefined,
  key: 'imports.row.permission' | 'imports.row.team',
  cell: string,
): Value {
  return value === undefined ? { wrong: reason(key, { value: cell }) } : { value };
}

function readOwnValue(name: string, cell: string, field: MemberField | undefined): Value {
  if (!field) return { wrong: reason('profile.member.unknownField', { field: name }) };
  const value = customValueOfCell(field.type, cell);
  if (value !== undefined) return checked(memberFieldValue, value);
  const type = text(typeNames[field.type] satisfies ConstantKey);
  return { wrong: reason('profile.member.type', { field: name, type }) };
}

function checked(schema: z.ZodType<MemberFieldValue>, value: MemberFieldValue): Value {
  const read = schema.safeParse(value);
  return read.success ? { value: read.data } : { wrong: firstReason(read.error) };
}
