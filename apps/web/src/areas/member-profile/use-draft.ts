import { useState } from 'react';

interface Editing<Value> {
  base: Value;
  value: Value;
}

interface DraftRules<Value> {
  /** Puts another person's saved changes below the local ones. */
  rebase: (value: Value, base: Value, saved: Value) => Value;
  /** A value as it is once `sent` is saved. */
  asSaved?: (value: Value, sent: Value) => Value;
}

/** A saved value that is being changed. A value that is changed back counts as unchanged. */
export function useDraft<Value extends object>(
  saved: Value,
  { rebase, asSaved = (value) => value }: DraftRules<Value>,
) {
  const [edited, setEdited] = useState<Editing<Value>>();
  const value = edited ? valueOn(saved, edited, rebase) : saved;
  return {
    value,
    isDirty: !isSame(value, saved),
    change: (changes: Partial<Value>) => setEdited({ base: saved, value: { ...value, ...changes } }),
    discard: () => setEdited(undefined),
    /** Discards what was saved. What was changed while it was sent stays. */
    settle: (sent: Value) =>
      setEdited((now) => {
        const present = now && valueOn(saved, now, rebase);
        if (!present || isSame(present, sent)) return undefined;
        return { base: asSaved(sent, sent), value: asSaved(present, sent) };
      }),
  };
}

function valueOn<Value>(
  saved: Value,
  { base, value }: Editing<Value>,
  rebase: (value: Value, base: Value, saved: Value) => Value,
): Value {
  return isSame(base, saved) ? value : rebase(value, base, saved);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
