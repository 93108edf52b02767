import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import { isBoardField } from '@campus/domain/room-permissions/edited-fields';
import { refuseBoardField, refuseValue } from '@campus/domain/room-permissions/save';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { ChangedRecord } from '../../foundation/schema/tables/override-removal.ts';
import { recordChanges } from './changes.ts';
import { type RecordRow, readRecords, storeRecords } from './records.ts';
import { changesBetween } from './write-record.ts';

/** A value in a record, by field. */
export type ChangedField = Pick<RecordRow, 'kind' | 'level' | 'instance'> & { field: string };

/** Returns the records that differ between two reads. */
export function changedRecords(before: readonly RecordRow[], after: readonly RecordRow[]): ChangedRecord[] {
  const left = new Map(after.map((row) => [row.id, row]));
  return before
    .map((row) => ({ before: row, after: left.get(row.id) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/**
 * Restores values that were removed from records, with their previous authors. Returns the values that
 * another person has changed since; if there are any, stores nothing. Call `beginChange` first.
 */
export async function restoreRecords(
  { sql, by, level }: { sql: Queryable; by: string; level: Level },
  accountId: string,
  removed: readonly ChangedRecord[],
): Promise<ChangedField[]> {
  const present = new Map((await readRecords(sql, accountId)).map((row) => [placeOf(row), row]));
  const restored = removed.map((change) => {
    const found = present.get(placeOf(change.before)) ?? blank(change.before);
    return { found, fields: changedSince(found, change), row: withRemoved(found, change) };
  });
  const changed = restored.flatMap(({ row, fields }) => fields.map((field) => ({ ...scopeIn(row), field })));
  if (changed.length > 0) return changed;
  const changes = restored.flatMap(({ found, row }) => {
    const fields = changesBetween(found, row);
    for (const { field } of fields) assertMayRestore(level, field, row);
    return fields.map((change) => ({ ...change, ...scopeIn(row) }));
  });
  await storeRecords(
    sql,
    accountId,
    restored.map(({ row }) => row),
  );
  await recordChanges(sql, { accountId, by }, changes);
  return [];
}

const scopeIn = ({ kind, level, instance }: RecordRow) => ({ kind, level, instance });
const placeOf = ({ kind, level, instance }: RecordRow) => JSON.stringify([kind, level, instance]);
const blank = (row: RecordRow): RecordRow => ({ ...row, permissions: {}, boards: {}, written: {} });

const removedIds = ({ before, after }: ChangedRecord) =>
  Object.keys(before.permissions).filter((id) => after?.permissions[id] === undefined);

/**
 * Returns the values that match neither the state before the removal nor the one after it. Board fields
 * depend on each other, so all of them count as one value.
 */
function changedSince(present: RecordRow, { before, after = blank(before) }: ChangedRecord): string[] {
  const permissions = removedIds({ before, after }).filter(
    (id) => ![undefined, before.permissions[id]].includes(present.permissions[id]),
  );
  const isRemoved = !isDeepStrictEqual(before.boards, after.boards);
  const isKnown = [before, after].some(({ boards }) => isDeepStrictEqual(boards, present.boards));
  if (!isRemoved || isKnown) return permissions;
  const { boards } = present;
  return [...permissions, ...changesBetween({ ...after, boards }, after).map(({ field }) => field)];
}

function withRemoved(present: RecordRow, { before, after = blank(before) }: ChangedRecord): RecordRow {
  const ids = removedIds({ before, after });
  const isRemoved = !isDeepStrictEqual(before.boards, after.boards);
  const pick = <V>(from: Readonly<Record<string, V>>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  const unwritten = Object.keys(before.written).filter((name) => !Object.hasOwn(after.written, name));
  return {
    ...present,
    permissions: { ...present.permissions, ...pick(before.permissions, ids) },
    boards: isRemoved ? before.boards : present.boards,
    written: { ...pick(before.written, unwritten), ...present.written },
  };
}

/** Callers cannot restore values above their current level, which may be lower than before. */
function assertMayRestore(level: Level, field: string, row: RecordRow): void {
  const refusal = isBoardField(field)
    ? refuseBoardField(level, field)
    : refuseValue(level, { option: field, from: row.permissions[field] ?? null, to: null });
  if (refusal) throw new AppError('forbidden', refusal);
}
