import { isSameValue } from '@campus/domain/core/same-value';
import { changedFields, mergeFields } from '@campus/domain/editing/merge';

/** The name of a field of a record. */
export type FieldOf<F> = keyof F & string;

/** What a person has changed in a record and not saved, each field with the value it is based on. */
export interface Draft<F extends object> {
  base: Partial<F>;
  mine: Partial<F>;
  /** The record when it was last edited. */
  record: F;
  /** Whether the record does not exist yet. */
  isNew: boolean;
}

/** A draft beside the stored record. Its `base` and `mine` have the changed fields only, as a save sends them. */
export interface JudgedDraft<F extends object> extends Draft<F> {
  id: string;
  /** The stored record; of a new one, its first values. */
  stored: F;
  /** The record as it would be saved: what others have saved since, with the person's changes. */
  value: F;
  changed: readonly FieldOf<F>[];
  /** The changed fields that another person has given another value since. */
  conflicts: readonly FieldOf<F>[];
  /** The edited fields that the record no longer has. They are not sent. */
  gone: readonly FieldOf<F>[];
  isDirty: boolean;
}

/** Compares a draft with the stored record. What equals its base or the stored value is no change. */
export function judgeDraft<F extends object>(id: string, draft: Draft<F>, stored: F): JudgedDraft<F> {
  const edited: Partial<F> = changedFields<Partial<F>>(draft.mine, draft.base);
  const gone = fieldsIn(edited).filter(
    (field) => draft.base[field] !== undefined && stored[field] === undefined,
  );
  const merge = mergeFields<Partial<F>>(stored, withoutFields(edited, gone), draft.base);
  const conflicts = merge.conflicts.map(({ field }) => field as FieldOf<F>);
  const changed = [...(fieldsIn(merge.written) as FieldOf<F>[]), ...conflicts];
  const mine = pickFields(draft.mine, changed);
  return {
    ...draft,
    id,
    stored,
    base: pickFields(draft.base, changed),
    mine,
    value: { ...stored, ...mine },
    changed,
    conflicts,
    gone,
    isDirty: draft.isNew || changed.length > 0,
  };
}

/** A draft with more edits. A field that was unchanged so far is based on what is stored now. */
export function withEdit<F extends object>(
  draft: Draft<F> | undefined,
  { record, isNew = false }: { record: F; isNew?: boolean },
  patch: Partial<F>,
): Draft<F> {
  const begun = draft ? judgeDraft('', draft, record).changed : [];
  const fresh = fieldsIn(patch).filter((field) => !begun.includes(field));
  return {
    base: { ...draft?.base, ...pickFields(record, fresh) },
    mine: { ...draft?.mine, ...patch },
    record,
    isNew: draft?.isNew ?? isNew,
  };
}

/** What is left of a draft after it was sent: what was edited since, based on what was saved, and what is in conflict. */
export function leftAfter<F extends object>(
  draft: Draft<F>,
  { sent, saved, conflicts }: { sent: JudgedDraft<F>; saved: F; conflicts: readonly string[] },
): Draft<F> {
  const wasSent = (field: FieldOf<F>) =>
    !conflicts.includes(field) && (sent.isNew || sent.changed.includes(field));
  const settled = fieldsIn(draft.mine).filter(wasSent);
  const done = settled.filter((field) => isSameValue(draft.mine[field], sent.value[field]));
  return {
    base: withoutFields({ ...draft.base, ...pickFields(saved, settled) }, done),
    mine: withoutFields(draft.mine, done),
    record: saved,
    isNew: false,
  };
}

/** A draft whose fields are based on what is stored now. */
export function basedOn<F extends object>(
  draft: Draft<F>,
  stored: F,
  fields: readonly FieldOf<F>[],
): Draft<F> {
  return { ...draft, base: { ...draft.base, ...pickFields(stored, fields) } };
}

/** A draft without the edits of these fields. */
export function withoutEdits<F extends object>(draft: Draft<F>, fields: readonly FieldOf<F>[]): Draft<F> {
  return { ...draft, base: withoutFields(draft.base, fields), mine: withoutFields(draft.mine, fields) };
}

function fieldsIn<F extends object>(values: Partial<F>): FieldOf<F>[] {
  return Object.keys(values) as FieldOf<F>[];
}

function pickFields<F extends object>(values: Partial<F>, fields: readonly FieldOf<F>[]): Partial<F> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<F>;
}

function withoutFields<F extends object>(values: Partial<F>, fields: readonly FieldOf<F>[]): Partial<F> {
  return pickFields(
    values,
    fieldsIn(values).filter((field) => !fields.includes(field)),
  );
}
