import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import type { BulkEditRow } from '@campus/contracts/rooms/bulk-edits';
import type { getRoomBulkEditRows } from '@campus/contracts/rooms/functions';
import type { BulkRow, BulkValues } from '@campus/domain/rooms/bulk-edit';
import type { Placed } from '@campus/domain/rooms/entries';
import type { Anchor } from '@campus/domain/rooms/moves';
import { anchorsBefore } from '@campus/domain/rooms/nearest-place';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';

/** The entries before an entry, and before its folder, nearest first. */
interface Before {
  own: Anchor[];
  folder: Anchor[];
}

/** The change of a row of the task. Undo puts its entry back in its place. */
export interface BulkChange extends Pick<BulkRow, 'from' | 'to'> {
  before?: Before;
}

/** The places to which an entry goes back when its change is undone. */
export function placesBefore(entries: readonly Placed[], { id, group }: Placed): Before {
  const before = (folder: string, own: Anchor) => anchorsBefore(entries, folder, own).slice(0, 20);
  return { own: before(group, { entry: id }), folder: group === '' ? [] : before('', { folder: group }) };
}

type Field = { field: string; from: string; to: string };

/** A change as the rows of tasks keep it for as long as the task: each value as JSON. */
export function writtenChange({ from, to, before }: BulkChange): Field[] {
  const fields = Object.keys(to) as (keyof BulkValues)[];
  return [
    ...fields.map((field) => ({ field, from: JSON.stringify(from[field]), to: JSON.stringify(to[field]) })),
    ...(before ? [{ field: '', from: JSON.stringify(before), to: '' }] : []),
  ];
}

/** The change that the rows of a plan describe: the opposite of `writtenChange`. */
export function readChange(fields: readonly Field[]): BulkChange {
  const values = (side: 'from' | 'to') =>
    Object.fromEntries(
      fields.filter(({ field }) => field !== '').map((one) => [one.field, JSON.parse(one[side])]),
    );
  const places = fields.find(({ field }) => field === '');
  return { from: values('from'), to: values('to'), ...(places && { before: JSON.parse(places.from) }) };
}

interface StoredRow extends Pick<BulkEditRow, 'position' | 'outcome'> {
  target: string;
  label: string;
  action: string;
  changes: Field[];
  reasons: readonly Reason[];
}

/** So many rows of a task after a position. */
export function readRows(sql: Queryable, taskId: string, { skip, limit }: { skip: number; limit: number }) {
  return sql.query<StoredRow>(
    `select position, target, label, action, coalesce(changes, '[]') as changes, outcome, reasons
     from "TaskRow" where task = $1 and position > $2 order by position limit $3`,
    [taskId, skip, limit],
  );
}

/** The rows of a bulk edit that the caller may follow. */
export async function listBulkRows(
  call: Pick<
    Call<z.output<typeof getRoomBulkEditRows.input>, { level: 'member' }>,
    'sql' | 'input' | 'actor'
  >,
): Promise<{ count: number; results: BulkEditRow[] }> {
  const { total } = await followedTask(call);
  const rows = await readRows(call.sql, call.input.taskId, call.input);
  const results = rows.map(({ target, label, action, changes, reasons, ...row }) => {
    const { from, to } = readChange(changes);
    return {
      ...row,
      entryId: target,
      name: label,
      isRefused: action === 'error',
      from,
      to,
      ...reasonFields(reasons),
    };
  });
  return { count: total ?? 0, results };
}
