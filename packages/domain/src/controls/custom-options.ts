import { isSameValue } from '../core/same-value.ts';
import { isWebAddress } from '../core/web-address.ts';

/** The most characters of a custom option's name (CTL-026) and of its address (CTL-027). */
export const maxOptionNameLength = 100;
export const maxOptionUrlLength = 2083;

/** The maximum number of custom options of an account that sets none (CTL-031). */
const defaultMostOptions = 20;

/** An entry of the custom folder: a link in the gear menu, on the login page, or both. */
export interface CustomOptionContent {
  name: string;
  url: string;
  locations: { gearmenu: boolean; login: boolean };
}

export type CustomOptionRefusal =
  | 'controls.option.nameMissing'
  | 'controls.option.nameTooLong'
  | 'controls.option.urlMissing'
  | 'controls.option.urlTooLong'
  | 'controls.option.urlProtocol'
  | 'controls.option.urlInvalid';

/** Returns why an option cannot have this name, or undefined. Surrounding spaces do not count. */
export function refuseOptionName(name: string): CustomOptionRefusal | undefined {
  if (name.trim() === '') return 'controls.option.nameMissing';
  return [...name.trim()].length > maxOptionNameLength ? 'controls.option.nameTooLong' : undefined;
}

/** Returns why an option cannot have this address, or undefined. Surrounding spaces do not count. */
export function refuseOptionUrl(url: string): CustomOptionRefusal | undefined {
  const address = url.trim();
  if (address === '') return 'controls.option.urlMissing';
  if ([...address].length > maxOptionUrlLength) return 'controls.option.urlTooLong';
  if (!/^https?:/i.test(address)) return 'controls.option.urlProtocol';
  return isWebAddress(address) ? undefined : 'controls.option.urlInvalid';
}

/** A new option as the editor adds it: in both places, and not valid until it has a name and an address. */
export function newCustomOption(temporaryId: string): CustomOptionContent & { id: string } {
  return { id: temporaryId, name: '', url: '', locations: { gearmenu: true, login: true } };
}

/** How many custom options an account can have, by its `customDocumentOptions`. */
export function maxCustomOptions(customDocumentOptions: unknown): number {
  const { maxAllowed } = Object(customDocumentOptions) as { maxAllowed?: unknown };
  return Number.isInteger(maxAllowed) && Number(maxAllowed) >= 0 ? Number(maxAllowed) : defaultMostOptions;
}

/** Whether the options can be saved: all are valid, there are not too many, and they differ from the saved ones. */
export function maySaveOptions(
  options: readonly CustomOptionContent[],
  { saved, most }: { saved: readonly CustomOptionContent[]; most: number },
): boolean {
  const areValid = options.every(({ name, url }) => !refuseOptionName(name) && !refuseOptionUrl(url));
  return areValid && options.length <= most && !isSameValue(options, saved);
}
