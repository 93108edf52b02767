/** Stores a limited number of values for a few seconds. The oldest are dropped first. */
export interface ShortMemory<V> {
  get(key: string): V | undefined;
  /** Stores a value and returns it. */
  keep(key: string, value: V): V;
  forget(key: string): void;
}

const keptMs = 5_000;
const maxEntries = 10_000;

/** A memory of five seconds and 10,000 values; `now` gives milliseconds. */
export function createShortMemory<V>(now: () => number = Date.now): ShortMemory<V> {
  const kept = new Map<string, { value: V; until: number }>();

  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry || entry.until > now()) return entry?.value;
      kept.delete(key);
      return undefined;
    },

    keep(key, value) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= maxEntries) kept.delete(oldest);
      kept.delete(key);
      kept.set(key, { value, until: now() + keptMs });
      return value;
    },

    forget(key) {
      kept.delete(key);
    },
  };
}
