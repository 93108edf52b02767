import type { SettingValue } from './setting-change.ts';

/**
 * What changes together with a setting, by the setting and its new value: a hunt that is off cannot be on at login
 * (SCV-006).
 */
const consequences = [
  { setting: 'Account.showScavHuntButtons', value: false, follows: ['ServerConfig.activity', 0] },
] as const;

/** The changes, with those that follow from them. */
export function withConsequences<Key extends string>(
  changes: ReadonlyMap<Key, SettingValue>,
  isKey: (key: string) => key is Key,
): Map<Key, SettingValue> {
  const all = new Map(changes);
  for (const { setting, value, follows } of consequences) {
    const [key, implied] = follows;
    if (isKey(setting) && isKey(key) && changes.get(setting) === value) all.set(key, implied);
  }
  return all;
}
