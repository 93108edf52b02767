import { AppError } from '@campus/contracts/core/app-error';
import type { PermissionConflict } from '@campus/contracts/room-permissions/fields';
import type { Level } from '@campus/domain/access/levels';
import { mergeFields } from '@campus/domain/editing/merge';
import { type BoardIds, boardText, tidyBoards } from '@campus/domain/room-permissions/boards';
import { type EditedFields, editedFields, isBoardField } from '@campus/domain/room-permissions/edited-fields';
import { refuseBoardField, refuseValue } from '@campus/domain/room-permissions/save';
import { isThreshold, type Threshold } from '@campus/domain/room-permissions/thresholds';
import type { Call, UserName } from '../../call/call.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { recordChanges, type ValueChange } from './changes.ts';
import {
  type RecordPlace,
  type RecordRow,
  readRecord,
  readRecordsAround,
  storedScope,
  storeRecords,
} from './records.ts';

export type Changing = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/** A change after `beginChange`: its author, with their current level. */
type Begun = Pick<Call, 'sql' | 'audit'> & { user: UserName; level: Level };

/** The changes of a record. Null removes a value; other values stay. */
export interface RecordEdit {
  values: Readonly<Record<string, Threshold | null>>;
  /** The values that the edit started from. Without them, all values are written. */
  base?: Readonly<Record<string, Threshold | null>> | undefined;
  boards?: BoardIds | undefined;
  baseBoards?: BoardIds | undefined;
}

export interface WrittenRecord {
  row: RecordRow;
  conflicts: PermissionConflict[];
}

/**
 * Changes a record or creates it. Values that another person has changed since stay unchanged. Call
 * `beginChange` first.
 */
export async function writeRecord(
  { sql, audit, user, level }: Begun,
  place: RecordPlace,
  edit: RecordEdit,
): Promise<WrittenRecord> {
  const before = (await readRecord(sql, place)) ?? emptyRow(place);
  const { written, conflicts } = mergeEdit(before, edit);
  const row = applied(before, written);
  const changes = changesBetween(before, row);
  const isSetHere = ({ field }: ValueChange) => Object.hasOwn(before.permissions, field);
  const around = changes.every(isSetHere) ? {} : await setAround(sql, place);
  const set = { ...around, ...before.permissions };
  for (const { field } of changes) assertMay(level, field, set, row);
  const at = new Date().toISOString();
  row.written = writtenOf(row, changes, { by: user.email, at });
  if (changes.length > 0) await storeRecords(sql, place.accountId, [row]);
  const { accountId, kind, scope } = place;
  const named = { kind, ...storedScope(scope) };
  await recordChanges(
    sql,
    { accountId, by: user.email },
    changes.map((change) => ({ ...change, ...named })),
  );
  audit.note({
    target: auditTarget(place),
    before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    after: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  });
  return {
    row,
    conflicts: conflicts.map(({ field, mine, theirs }) => ({
      field,
      mine: String(mine ?? ''),
      theirs: String(theirs ?? ''),
      by: before.written[field]?.by ?? '',
    })),
  };
}

/** Returns the scope as the target of an audit entry. */
export function auditTarget({ accountId, kind, scope }: RecordPlace) {
  const { level, instance } = storedScope(scope);
  const label = [kind, level ?? 'world', instance].filter((part) => part !== null).join(' ');
  return { type: 'roomPermissions', id: accountId, label };
}

function emptyRow({ kind, scope }: RecordPlace): RecordRow {
  return { id: newObjectId(), kind, ...storedScope(scope), permissions: {}, boards: {}, written: {} };
}

/** Returns a value as text: a level, or board ids; empty for none. */
export function textOf({ permissions, boards }: RecordRow, field: string): string {
  if (isBoardField(field)) return boardText(boards[field]);
  return String(permissions[field] ?? '');
}

function mergeEdit(before: RecordRow, { values, base, boards = {}, baseBoards }: RecordEdit) {
  const fields = [...Object.keys(values), ...Object.keys(boards)];
  const isBased = (field: string) => (isBoardField(field) ? baseBoards : base) !== undefined;
  return mergeFields(
    editedFields(fields, before.permissions, before.boards),
    editedFields(fields, values, boards),
    editedFields(fields.filter(isBased), base, baseBoards),
  );
}

function applied(before: RecordRow, written: Partial<EditedFields>): RecordRow {
  const permissions = { ...before.permissions };
  const boards: Record<string, readonly string[]> = { ...before.boards };
  for (const [field, value] of Object.entries(written)) {
    if (isBoardField(field)) boards[field] = String(value).split(', ').filter(Boolean);
    else if (isThreshold(value)) permissions[field] = value;
    else delete permissions[field];
  }
  const named = Object.entries(tidyBoards(boards)).filter(([, ids]) => ids.length > 0);
  return { ...before, permissions, boards: Object.fromEntries(named) };
}

/** Returns the changes that reset every value of a record. Throws if one is above the person's level. */
export function removalOf(level: Level, before: RecordRow): ValueChange[] {
  const after = { ...before, permissions: {}, boards: {} };
  const changes = changesBetween(before, after);
  for (const { field } of changes) assertMay(level, field, before.permissions, after);
  return changes;
}

/** Returns the values that differ between two records. */
export function changesBetween(before: RecordRow, after: RecordRow): ValueChange[] {
  const fields = new Set(
    [before, after].flatMap((row) => [...Object.keys(row.permissions), ...Object.keys(row.boards)]),
  );
  return [...fields]
    .map((field) => ({ field, from: textOf(before, field), to: textOf(after, field) }))
    .filter(({ from, to }) => from !== to);
}

/** Returns the levels that the enclosing scopes set. A room type's level overrides the world's. */
async function setAround(sql: Changing['sql'], place: RecordPlace): Promise<RecordRow['permissions']> {
  const [wider, nearer] = await readRecordsAround(sql, place);
  return { ...wider?.permissions, ...nearer?.permissions };
}

/**
 * Throws if a person of this level may not change the field. `set` are the levels that apply without the
 * change.
 */
function assertMay(level: Level, field: string, set: RecordRow['permissions'], after: RecordRow): void {
  const refusal = isBoardField(field)
    ? refuseBoardField(level, field, set)
    : refuseValue(level, { option: field, from: set[field] ?? null, to: after.permissions[field] ?? null });
  if (refusal === 'roomPermissions.aboveOwn') throw new AppError('forbidden', refusal);
  if (refusal) throw new AppError('invalid', refusal);
}

function writtenOf(
  row: RecordRow,
  changes: readonly ValueChange[],
  now: { by: string; at: string },
): RecordRow['written'] {
  const written = { ...row.written };
  for (const { field, to } of changes) {
    if (to === '') delete written[field];
    else written[field] = now;
  }
  return written;
}
