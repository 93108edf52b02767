import { unsafeKeys } from '../core/unsafe-keys.ts';

/** The most characters that the name of a field can have which an account adds to the member profile. */
export const maxFieldNameLength = 64;

/** Returns why a field may not have this name, or undefined. */
export function refuseFieldName(name: string): 'characters' | 'length' | 'reserved' | undefined {
  if (!/^[A-Za-z](?:[A-Za-z0-9 _-]*[A-Za-z0-9])?$/.test(name)) return 'characters';
  if (name.length > maxFieldNameLength) return 'length';
  return unsafeKeys.includes(name) ? 'reserved' : undefined;
}

/** The equal name among these, ignoring case. */
export function sameFieldName(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  return names.find((other) => other.toLowerCase() === wanted);
}
