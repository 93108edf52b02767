import { isSameValue } from '../core/same-value.ts';

/** A field that another person has changed since: not to be stored. */
export interface FieldConflict<S> {
  field: keyof S & string;
  mine: unknown;
  theirs: unknown;
}

type Values<S> = { readonly [K in keyof S]?: S[K] | undefined };

/**
 * Merges new values into the stored ones, field by field: a change is applied if nobody has changed its field since.
 * Two people who make the same change agree. A field without a value in `base` counts in any case.
 */
export function mergeFields<S extends object>(
  stored: S,
  fields: Values<S>,
  base: Values<S> = {},
): { merged: S; conflicts: FieldConflict<S>[] } {
  const merged = { ...stored };
  const conflicts: FieldConflict<S>[] = [];
  for (const field of Object.keys(fields) as (keyof S & string)[]) {
    const mine = fields[field];
    const theirs = stored[field];
    if (mine === undefined || isSameValue(mine, theirs)) continue;
    const isBasedOnOther = base[field] !== undefined && !isSameValue(base[field], theirs);
    if (isBasedOnOther) conflicts.push({ field, mine, theirs });
    else Object.assign(merged, { [field]: mine });
  }
  return { merged, conflicts };
}
