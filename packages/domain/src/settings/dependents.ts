import type { SettingValue } from './setting-change.ts';

/** Settings that are of use only while another one has a value. */
const shownWhile: Readonly<Record<string, readonly [setting: string, value: SettingValue]>> = {
  /** WLD-025 */
  'Account.enableRestrictedRegistration': ['Account.invitesOnly', true],
  /** SCV-008 */
  'ServerConfig.activity': ['Account.showScavHuntButtons', true],
};

/** The setting that hides another one by its stored value; undefined while the page shows that one. */
export function hiderOf(
  setting: string,
  stored: ReadonlyMap<string, { readonly value: SettingValue }>,
): string | undefined {
  const condition = shownWhile[setting];
  if (condition === undefined) return undefined;
  const [hider, value] = condition;
  return stored.get(hider)?.value === value ? undefined : hider;
}

/** Whether a page shows a setting, by the stored values of its settings. */
export function isShown(...setting: Parameters<typeof hiderOf>): boolean {
  return hiderOf(...setting) === undefined;
}
