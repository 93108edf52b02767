import type { SettingChange } from '@campus/domain/settings/setting-change';
import { isSettingKey, type SettingKey, settingKeys } from './all-settings.ts';
import { type SettingClass, settingClasses } from './setting.ts';
import { placeOf, readAt, writeAt } from './setting-place.ts';

/** An object of a class, as far as it is given. */
export interface Delegated {
  [field: string]: unknown;
  className: SettingClass;
  objectId?: string | undefined;
}

/** An object, the names of its dirty fields, and the object as it was before. */
export type Delegate = [object: Delegated, dirtyKeys: string[], before?: Delegated | undefined];

/** Changes of settings as objects of their classes with dirty fields. */
export function delegatesOf(changes: readonly SettingChange<SettingKey>[]): Delegate[] {
  return settingClasses.flatMap((className): Delegate[] => {
    const own = changes.filter(({ setting }) => placeOf(setting).className === className);
    if (own.length === 0) return [];
    const [object, before]: [Delegated, Delegated] = [{ className }, { className }];
    for (const { setting, value, base } of own) {
      const place = placeOf(setting);
      writeAt(object, place, value);
      if (base !== undefined) writeAt(before, place, base);
    }
    return [[object, own.map(({ setting }) => setting.slice(className.length + 1)), before]];
  });
}

/** The settings that a dirty field of an object names: itself, or all that it holds; none where it has no settings. */
function settingsAt(object: Delegated, dirtyKey: string): SettingKey[] {
  const setting = `${object.className}.${dirtyKey}`;
  if (isSettingKey(setting)) return [setting];
  return settingKeys.filter(
    (key) => key.startsWith(`${setting}.`) && readAt(object, placeOf(key)) !== undefined,
  );
}

/**
 * Reads changes of settings from objects of their classes with dirty fields. The values are unchecked. `unknown` has
 * the dirty fields that are no settings.
 */
export function changesOf(delegates: readonly Delegate[]): {
  changes: { setting: SettingKey; value: unknown; base?: unknown }[];
  unknown: string[];
} {
  const dirty = delegates.flatMap(([object, keys, before]) =>
    keys.map((key) => ({ object, before, key, settings: settingsAt(object, key) })),
  );
  return {
    changes: dirty.flatMap(({ object, before, settings }) =>
      settings.map((setting) => {
        const place = placeOf(setting);
        const base = readAt(before, place);
        return { setting, value: readAt(object, place), ...(base !== undefined && { base }) };
      }),
    ),
    unknown: dirty.filter(({ settings }) => settings.length === 0).map(({ key }) => key),
  };
}
