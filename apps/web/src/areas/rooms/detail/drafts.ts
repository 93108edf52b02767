import { isSameValue } from '@campus/domain/core/same-value';
import type { Entry } from '@campus/domain/rooms/entries';

/** The unsaved changes of an entry. */
export interface Draft {
  /** The entry when the change was begun. */
  base: Entry;
  mine: Entry;
  /** Whether the entry does not exist yet. */
  isNew: boolean;
  /** New passcodes, none to remove them; undefined while they are not touched. */
  passcodes?: readonly string[] | undefined;
}

/** A draft and the stored entry. */
export interface JudgedDraft extends Draft {
  id: string;
  /** The stored values; for a new entry, its initial ones. */
  stored: Entry;
  /** The entry as it would be saved: what others have saved since, with the person's changes. */
  entry: Entry;
  /** The fields that would change. */
  changed: readonly string[];
  /** The fields that another person has given another value since. */
  conflicts: readonly string[];
  isDirty: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry that a form changes. */
export function fieldsOf({ id: _, kind: __, order: ___, ...fields }: Entry): Fields {
  const { hasPasscodes: ____, ...content } = { hasPasscodes: false, ...fields };
  return content;
}

/** The fields of `mine` that have another value than in `base`. */
function changedFields(base: Entry, mine: Entry): string[] {
  const before = fieldsOf(base);
  return Object.entries(fieldsOf(mine))
    .filter(([name, value]) => !isSameValue(value, before[name]))
    .map(([name]) => name);
}

/** These fields of an entry. */
export function pickFields(entry: Entry, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(entry)).filter(([name]) => names.includes(name)));
}

/** Compares a draft with the stored entry: the changes to save, the errors, and the changes of others. */
export function judgeDraft(id: string, draft: Draft, stored: Entry): JudgedDraft {
  const { base, mine, passcodes, isNew } = draft;
  const now = fieldsOf(stored);
  const wanted = fieldsOf(mine);
  const touched = changedFields(base, mine);
  const changed = touched.filter((name) => !isSameValue(now[name], wanted[name]));
  const entry: Entry = { ...stored, ...pickFields(mine, changed) };
  const shown: Entry =
    entry.kind === 'room' && passcodes ? { ...entry, hasPasscodes: passcodes.length > 0 } : entry;
  return {
    ...draft,
    id,
    stored,
    entry: shown,
    changed,
    conflicts: changed.filter((name) => !isSameValue(now[name], fieldsOf(base)[name])),
    isDirty: isNew || changed.length > 0 || passcodes !== undefined,
  };
}

/**
 * The part of a draft that is not saved after it was sent: what has been changed since, and the fields in conflict,
 * which keep their base. Undefined if nothing is left.
 */
export function leftAfter(
  { sent, saved, conflicts }: { sent: Draft; saved: Entry; conflicts: readonly string[] },
  draft: Draft,
): Draft | undefined {
  const kept = [...changedFields(sent.mine, draft.mine), ...conflicts];
  const passcodes = draft.passcodes === sent.passcodes ? undefined : draft.passcodes;
  if (kept.length === 0 && passcodes === undefined) return undefined;
  return {
    base: withFieldsOf(saved, draft.base, conflicts),
    mine: withFieldsOf(saved, draft.mine, kept),
    isNew: false,
    passcodes,
  };
}

/** An entry with these fields of another. */
export function withFieldsOf(entry: Entry, other: Entry, names: readonly string[]): Entry {
  return { ...entry, ...pickFields(other, names) };
}
