import { useState } from 'react';

interface Editing<Value> {
  base: Value;
  value: Value;
}

/**
 * A saved value that is being changed. `rebase` puts another person's saved changes below the local ones. A
 * value that is changed back counts as unchanged.
 */
export function useDraft<Value extends object>(
  saved: Value,
  rebase: (value: Value, base: Value, saved: Value) => Value,
) {
  const [edited, setEdited] = useState<Editing<Value>>();
  const value = edited ? valueOn(saved, edited, rebase) : saved;
  return {
    value,
    isDirty: !isSame(value, saved),
    change: (changes: Partial<Value>) => setEdited({ base: saved, value: { ...value, ...changes } }),
    discard: () => setEdited(undefined),
  };
}

function valueOn<Value>(
  saved: Value,
  { base, value }: Editing<Value>,
  rebase: (value: Value, base: Value, saved: Value) => Value,
): Value {
  return isSame(base, saved) ? value : rebase(value, base, saved);
}

/** The changes of the draft, applied to the saved value. */
export function rebaseKeys<Value extends object>(value: Value, base: Value, saved: Value): Value {
  const changed = Object.entries(value).filter(
    ([name, now]) => !isSame(now, Object.entries(base).find(([other]) => other === name)?.[1]),
  );
  return { ...saved, ...Object.fromEntries(changed) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
