/**
 * A copy of a map with a changed value, or without the key if the value is undefined. The changed entry comes
 * last.
 */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | undefined,
): ReadonlyMap<Key, Value> {
  const next = new Map(map);
  next.delete(key);
  return value === undefined ? next : next.set(key, value);
}
