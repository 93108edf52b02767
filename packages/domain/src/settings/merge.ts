/** What a setting can hold; null where it is not set. */
export type SettingValue = string | number | boolean | null;

/** A change of one setting, with the value that it was based on. Without one it counts in any case. */
export interface SettingChange<Key extends string = string> {
  setting: Key;
  value: SettingValue;
  base?: SettingValue | undefined;
}

/** The result of merging changes, decided for each setting. */
export interface Merge<Key extends string> {
  /** To be stored. */
  written: Map<Key, SettingValue>;
  /** Changed by another person since, to another value: not to be stored. */
  conflicts: Key[];
}

/**
 * Compares changes with the stored settings, one by one: a change is applied if nobody has changed its setting since.
 * Two people who make the same change agree.
 */
export function mergeChanges<Key extends string>(
  stored: ReadonlyMap<Key, SettingValue>,
  changes: readonly SettingChange<Key>[],
): Merge<Key> {
  const merge: Merge<Key> = { written: new Map(), conflicts: [] };
  for (const { setting, value, base } of changes) {
    const present = stored.get(setting);
    if (present === value) continue;
    if (base !== undefined && present !== base) merge.conflicts.push(setting);
    else merge.written.set(setting, value);
  }
  return merge;
}
