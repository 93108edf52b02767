interface Shared<T> {
  read: Promise<T>;
  /** When the value expires; undefined while it is being read. */
  until: number | undefined;
}

/**
 * Shares one read among all callers while it runs, and for `ms` after it completes. Failed reads are not
 * cached. The cache of a source is released with it.
 */
export function createSharedReads<Source extends object, T>(ms: number) {
  const bySource = new WeakMap<Source, Map<string, Shared<T>>>();
  return (source: Source, key: string, read: () => Promise<T>): Promise<T> => {
    const kept = bySource.get(source) ?? new Map<string, Shared<T>>();
    bySource.set(source, kept);
    const now = performance.now();
    for (const [name, { until }] of kept) if (until !== undefined && until <= now) kept.delete(name);
    const known = kept.get(key);
    if (known) return known.read;
    const entry: Shared<T> = { read: read(), until: undefined };
    kept.set(key, entry);
    entry.read.then(
      () => (entry.until = performance.now() + ms),
      () => kept.delete(key),
    );
    return entry.read;
  };
}
