import { isSameValue } from '../core/same-value.ts';

/** A change of one field: the value a person began with, the one they want, and the one that is stored now. */
interface ThreeValues {
  /** Undefined where the change is based on nothing: then it counts in any case. */
  base?: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Whose value of a field counts. In a conflict the stored one stays until a person has chosen. */
type Outcome = 'theirs' | 'mine' | 'conflict';

/** Decides one field: a change counts if nobody has changed the field since. Two people who agree are in no conflict. */
export function mergeValue({ base, mine, theirs }: ThreeValues): Outcome {
  if (isSameValue(mine, theirs)) return 'theirs';
  return base === undefined || isSameValue(base, theirs) ? 'mine' : 'conflict';
}

/** A field that two people have changed differently. */
interface FieldConflict<Field extends string = string> {
  field: Field;
  mine: unknown;
  theirs: unknown;
}

type Values<S> = { readonly [K in keyof S]?: S[K] | undefined };

/** The result of merging a person's changes into the stored fields. */
interface Merge<S extends object> {
  /** The stored fields with the changes that count. A field in conflict is as it is stored. */
  merged: S;
  /** The changes that count. */
  written: Partial<S>;
  conflicts: FieldConflict<keyof S & string>[];
}

/**
 * Merges a person's changes, with the values they are based on, into the stored fields: each field by itself. A field
 * that is undefined is not changed.
 */
export function mergeFields<S extends object>(stored: S, changes: Values<S>, base: Values<S> = {}): Merge<S> {
  const names = Object.keys(changes) as (keyof S & string)[];
  const judged = names
    .map((field) => ({ field, mine: changes[field] as unknown, theirs: stored[field] as unknown }))
    .filter(({ mine }) => mine !== undefined);
  const of = (outcome: Outcome) =>
    judged.filter(({ field, ...values }) => mergeValue({ base: base[field], ...values }) === outcome);
  const written = Object.fromEntries(of('mine').map(({ field, mine }) => [field, mine])) as Partial<S>;
  return { merged: { ...stored, ...written }, written, conflicts: of('conflict') };
}

/** The fields of `mine` that differ from `base`: what a person has changed. */
export function changedFields<S extends object>(mine: S, base: Values<S>): Partial<S> {
  const changed = Object.entries(mine).filter(([name, value]) => !isSameValue(value, base[name as keyof S]));
  return Object.fromEntries(changed) as Partial<S>;
}

/** Merges a form that a person sends as a whole: only what they have changed in it is a change. */
export function mergeForm<S extends object>(stored: S, form: S, base: S): Merge<S> {
  return mergeFields(stored, changedFields(form, base), base);
}
