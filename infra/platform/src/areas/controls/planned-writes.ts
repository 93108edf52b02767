import { isSameValue } from '@campus/domain/core/same-value';
import type { ListItem } from '@campus/domain/lists/merge-lists';
import { isNew } from './merge-edit.ts';

/** Returns the writes that turn the stored rows of a list into these rows. */
export function plannedWrites<Row extends ListItem>(stored: readonly Row[], rows: readonly Row[]) {
  const kept = new Set(rows.map(({ id }) => id));
  const before = new Map(stored.map((row) => [row.id, row]));
  return {
    removed: stored.map(({ id }) => id).filter((id) => !kept.has(id)),
    changed: rows.filter((row) => !isNew(row) && !isSameValue(row, before.get(row.id))),
    added: rows.filter(isNew).map(({ id: _, ...row }) => row),
  };
}
