import { reason } from '@campus/contracts/core/reasons';
import type { WireEntry } from '@campus/contracts/rooms/entries';
import { applyBulkRow } from '@campus/domain/rooms/bulk-edit';
import type { Entry, Placed } from '@campus/domain/rooms/entries';
import { regroupAll } from '@campus/domain/rooms/folders';
import { type Anchor, type Move, moveInList } from '@campus/domain/rooms/moves';
import { nearestPlace } from '@campus/domain/rooms/nearest-place';
import { refuseChange } from '@campus/domain/rooms/own-level';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges as audit } from '../../work/tasks/record-changes.ts';
import type { PlannedRow, SettledRow } from '../../work/tasks/rows.ts';
import { createRoomGuard } from '../effective-access/room-guard.ts';
import { auditChange, auditTarget } from './audit-facts.ts';
import type { BulkChange } from './bulk-edit-rows.ts';
import { recordChanges } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { readReservedInTask } from './own-level.ts';
import { readPlaces, storePlaces } from './places.ts';
import { readEntries } from './read-entries.ts';
import { updateEntries } from './write-entry.ts';

interface Edit {
  before: WireEntry;
  after: Entry;
  change: BulkChange;
}

/** Changes the entries of some rows, each as the plan saw it or not at all, in one change of the list. */
export async function settleEdits(
  run: BulkWriting & { params: object },
  rows: readonly PlannedRow[],
): Promise<SettledRow[]> {
  const { sql, task } = run;
  await beginChange(sql, task.accountId);
  const entries = new Map((await readEntries(sql, task.accountId)).map((entry) => [entry.id, entry]));
  const reserved = await readReservedInTask({ ...run, user: task.requestedBy }, task.accountId);
  const guard = await createRoomGuard(sql, task.accountId);
  const edits: Edit[] = [];
  const settled = rows.map(({ position, target, plan }): SettledRow => {
    const change = plan as BulkChange;
    const before = entries.get(target);
    const result = applyBulkRow(before, change);
    if ('refusal' in result) return { position, outcome: 'failed', reasons: [reason(result.refusal)] };
    const { changed } = result;
    const above = refuseChange(reserved, { before, after: changed });
    if (above) return { position, outcome: 'failed', reasons: [reason(above)] };
    const broken = changed.kind === 'room' ? guard(changed) : undefined;
    if (broken) return { position, outcome: 'failed', reasons: [broken] };
    if (before) edits.push({ before, after: changed, change });
    return { position, outcome: 'done' };
  });
  await updateEntries(
    sql,
    edits.map(({ after }) => after),
  );
  await movePlaces(run, edits, 'undoOf' in run.params);
  await recordChanges(sql, { accountId: task.accountId, by: task.requestedBy.email }, edits);
  await audit(
    run,
    'rooms.update',
    edits.map(({ before, after }) => {
      const { before: from = {}, after: to = {} } = auditChange(before, after);
      return { target: auditTarget(before), before: from, after: to };
    }),
  );
  return settled;
}

async function movePlaces(
  { sql, task }: BulkWriting,
  edits: readonly Edit[],
  isUndo: boolean,
): Promise<void> {
  const regrouped = edits.filter(({ before, after }) => before.group !== after.group);
  if (regrouped.length === 0) return;
  const places = await readPlaces(sql, task.accountId);
  const groups = new Map(regrouped.map(({ after }) => [after.id, after.group]));
  await storePlaces(sql, places, isUndo ? putBack(places, regrouped) : regroupAll(places, groups));
}

/** Each entry goes back to where it stood, or to the nearest place that is still there; so does a folder that is made again. */
function putBack<E extends Placed>(places: readonly E[], edits: readonly Edit[]): readonly E[] {
  let list = places;
  for (const { after, change } of edits) {
    const folder = after.group;
    const isMade = folder !== '' && list.every(({ group }) => group !== folder);
    list = putAfter(list, { kind: 'entry', id: after.id, folder, after: null }, change.before?.own);
    if (isMade) list = putAfter(list, { kind: 'folder', folder, after: null }, change.before?.folder);
  }
  return list;
}

function putAfter<E extends Placed>(
  list: readonly E[],
  move: Move,
  before: readonly Anchor[] = [],
): readonly E[] {
  const moved = moveInList(list, { ...move, after: nearestPlace(list, move, before) });
  return 'entries' in moved ? moved.entries : list;
}
