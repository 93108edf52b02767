import type { Page } from '@campus/domain/access/pages';
import type { SettingNeed } from '@campus/domain/settings/needs';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import type * as z from 'zod';

/** The pages that consist of settings, or have some. */
export const settingsPages = [
  'worldInformation',
  'worldAccess',
  'inWorldControls',
  'worldCommunication',
  'scavengerHunt',
  'integrations',
  'privateSpaceAdministration',
] as const satisfies readonly Page[];
export type SettingsPage = (typeof settingsPages)[number];

/** The classes whose fields are settings. */
export const settingClasses = ['Account', 'ServerConfig', 'World'] as const;
export type SettingClass = (typeof settingClasses)[number];

/** The storage place of a setting: class and field, and the key if the field is an object. */
export type SettingPath = `${SettingClass}.${string}`;

/** How many people or things a change affects, counted when it is about to be saved. */
export const consequences = [
  'openInvitations',
  'active',
  'unverified',
  'remembered',
  'olderPasswords',
] as const;
export type Consequence = (typeof consequences)[number];

export interface SettingRules<V extends SettingValue = SettingValue> {
  /** The values that can be saved. Null unsets the field. */
  value: z.ZodType<V>;
  /** The default value. */
  initial: V;
  /** The feature that an account needs to have the setting. */
  needs?: SettingNeed;
  /** The field whose value counts while this one has none. */
  fallback?: SettingPath;
  /** Whether it is the lowest role that may do something: nobody gives or takes it above their own role. */
  isThreshold?: true;
  /** Whether people confirm each change of it. */
  asks?: true;
  /** The consequences of any change, or only of a change to this value. */
  affects?: { count: Consequence; when?: V };
}

/** A setting of a world: stated once; reading, saving, history, search, and the API reference follow from it. */
export interface Setting<V extends SettingValue = SettingValue> extends SettingRules<V> {
  page: SettingsPage;
}

/** Declares the settings of a page. */
export function settingsOf<
  const P extends SettingsPage,
  T extends Readonly<Record<SettingPath, SettingRules>>,
>(page: P, settings: T): { readonly [K in keyof T]: T[K] & { page: P } } {
  const entries = Object.entries(settings).map(([key, rules]) => [key, { ...rules, page }]);
  return Object.fromEntries(entries);
}
