import type { SettingValue } from './merge.ts';

/** Settings that are of use only while another one has a value. */
const shownWhile: Readonly<Record<string, readonly [setting: string, value: SettingValue]>> = {
  /** WLD-025 */
  'Account.enableRestrictedRegistration': ['Account.invitesOnly', true],
  /** SCV-008 */
  'ServerConfig.activity': ['Account.showScavHuntButtons', true],
};

/** Whether a page shows a setting, by the stored values of its settings. */
export function isShown(
  setting: string,
  stored: ReadonlyMap<string, { readonly value: SettingValue }>,
): boolean {
  const condition = shownWhile[setting];
  return condition === undefined || stored.get(condition[0])?.value === condition[1];
}
