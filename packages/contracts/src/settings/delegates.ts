import type { SettingChange, SettingValue } from '@campus/domain/settings/merge';
import { isSettingKey, type SettingKey, settingKeys } from './all-settings.ts';
import { type SettingClass, settingClasses } from './setting.ts';

/** An object of a class, as far as it is given. */
export interface Delegated {
  [field: string]: unknown;
  className: SettingClass;
  objectId?: string | undefined;
}

/** An object, the names of its dirty fields, and what they were before. */
export type Delegate = [object: Delegated, dirtyKeys: string[], ...before: Delegated[]];

interface Place {
  className: SettingClass;
  /** The field, and its key where it holds an object. */
  path: string[];
}

function placeOf(setting: SettingKey): Place {
  const [className = '', ...path] = setting.split('.');
  // The name of a setting begins with its class.
  return { className: className as SettingClass, path };
}

function assign(object: Record<string, unknown>, [field = '', key]: string[], value: SettingValue): void {
  object[field] = key === undefined ? value : { ...Object(object[field]), [key]: value };
}

function read(object: Delegated | undefined, [field = '', key]: string[]): unknown {
  const value = object?.[field];
  return key === undefined ? value : Object(value)[key];
}

/** Changes of settings as objects of their classes with dirty fields. */
export function delegatesOf(changes: readonly SettingChange<SettingKey>[]): Delegate[] {
  return settingClasses.flatMap((className): Delegate[] => {
    const own = changes.filter(({ setting }) => placeOf(setting).className === className);
    if (own.length === 0) return [];
    const [object, before]: [Delegated, Delegated] = [{ className }, { className }];
    for (const { setting, value, base } of own) {
      const { path } = placeOf(setting);
      assign(object, path, value);
      if (base !== undefined) assign(before, path, base);
    }
    return [[object, own.map(({ setting }) => placeOf(setting).path.join('.')), before]];
  });
}

/** The settings that a dirty field of an object names: itself, or all that it holds; none where it has no settings. */
function settingsAt(object: Delegated, dirtyKey: string): SettingKey[] {
  const setting = `${object.className}.${dirtyKey}`;
  if (isSettingKey(setting)) return [setting];
  return settingKeys.filter(
    (key) => key.startsWith(`${setting}.`) && read(object, placeOf(key).path) !== undefined,
  );
}

/** The same read back, with unchecked values. `unknown` has the dirty fields that are no settings. */
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
        const { path } = placeOf(setting);
        const base = read(before, path);
        return { setting, value: read(object, path), ...(base !== undefined && { base }) };
      }),
    ),
    unknown: dirty.filter(({ settings }) => settings.length === 0).map(({ key }) => key),
  };
}
