import type { SettingValue } from '@campus/domain/settings/setting-change';
import type { SettingClass } from './setting.ts';

/** The storage place of a setting. */
export interface SettingPlace {
  className: SettingClass;
  field: string;
  /** The key in the field's object, where the field holds several settings. */
  key: string | undefined;
}

/** The place that the name of a setting states: class, field, and key. */
export function placeOf(path: string): SettingPlace {
  const [className = '', field = '', key] = path.split('.');
  // The names of settings begin with a class.
  return { className: className as SettingClass, field, key };
}

/** The unchecked value of an object at a place; undefined if there is none. */
export function readAt(object: Readonly<Record<string, unknown>> | undefined, place: SettingPlace): unknown {
  const stored = object?.[place.field];
  return place.key === undefined ? stored : Object(stored)[place.key];
}

/** Puts a value into an object. A field that holds several settings keeps the others. */
export function writeAt(
  object: Record<string, unknown>,
  { field, key }: SettingPlace,
  value: SettingValue,
): void {
  object[field] = key === undefined ? value : { ...Object(object[field]), [key]: value };
}
