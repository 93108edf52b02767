import { mergeValue } from '../editing/merge.ts';

/** What a setting can hold; null where it is not set. */
export type SettingValue = string | number | boolean | null;

/** A change of one setting, with the value that it was based on. Without one it counts in any case. */
export interface SettingChange<Key extends string = string> {
  setting: Key;
  value: SettingValue;
  base?: SettingValue | undefined;
}

/** Merges a list of changes into the stored settings: what is to be stored, and what another person has changed since. */
export function mergeChanges<Key extends string>(
  stored: ReadonlyMap<Key, SettingValue>,
  changes: readonly SettingChange<Key>[],
): { written: Map<Key, SettingValue>; conflicts: Key[] } {
  const judged = changes.map(({ setting, value, base }) => ({
    setting,
    value,
    outcome: mergeValue({ base, mine: value, theirs: stored.get(setting) }),
  }));
  const written = judged.filter(({ outcome }) => outcome === 'mine');
  return {
    written: new Map(written.map(({ setting, value }) => [setting, value])),
    conflicts: judged.flatMap(({ outcome, setting }) => (outcome === 'conflict' ? [setting] : [])),
  };
}
