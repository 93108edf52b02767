/** A map with another value under a key; without the key where the value is undefined. The changed entry comes last. */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | undefined,
): ReadonlyMap<Key, Value> {
  const next = new Map(map);
  next.delete(key);
  return value === undefined ? next : next.set(key, value);
}
