import { useState } from 'react';

interface Editing<Value> {
  base: Value;
  value: Value;
}

/**
 * Something saved that is being changed. `rebase` puts what somebody else has saved meanwhile below the changes
 * made here. What is changed back is not changed.
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

/** What of the draft was changed, on what is saved now. */
export function rebaseKeys<Value extends object>(value: Value, base: Value, saved: Value): Value {
  const changed = Object.entries(value).filter(
    ([name, now]) => !isSame(now, Object.entries(base).find(([other]) => other === name)?.[1]),
  );
  return { ...saved, ...Object.fromEntries(changed) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
