import { english, isShared, type Noun } from './catalogue.ts';
import './first-messages.ts';
import type { MessageKey, MessageParams, NounKey, SharedKey } from './keys.ts';
import { spokenTexts } from './language.ts';
import { type Param, type Params, readParam, type Scalar } from './params.ts';

/** Renders a catalog text in the current language. */
export function text<K extends MessageKey>(key: K, ...params: MessageParams<K>): string {
  const message = spokenTexts()[key];
  if (typeof message === 'function') return message(withNamedTexts(params[0]) as never);
  if (typeof message === 'string') return message;
  throw new Error(`The module with the text ${key} was not imported.`);
}

/** The parameters, with named texts rendered. */
function withNamedTexts(params: object = {}): object {
  const read = (value: unknown) => readParam(value, sharedConstant)?.shown ?? value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, read(value)]));
}

/**
 * The text of a key in a sent or stored parameter. Only shared texts qualify, because every layer has them.
 */
function sharedConstant(key: string): string | undefined {
  return isSharedKey(key) ? constantText(key) : undefined;
}

/** Whether the shared catalog has a text for a key, for example one from the wire. */
export function isSharedKey(key: string): key is SharedKey {
  return isShared(key) && typeof english[key] !== 'object';
}

/** A rendered text, and the given values that it uses. */
export interface Rendering {
  text: string;
  params: Params;
}

/**
 * Renders a text from unchecked values. Only the text's own parameters are kept, so other fields of the
 * object do not leak. Returns undefined if a parameter is missing or not a scalar.
 */
export function render(key: SharedKey, given: object): Rendering | undefined {
  const message = spokenTexts()[key];
  if (typeof message === 'string') return { text: message, params: {} };
  if (typeof message !== 'function') return undefined;
  const params: Record<string, Param> = {};
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(given));
  const take = (_: object, name: string | symbol): Scalar => {
    const read = readParam(values.get(String(name)), sharedConstant);
    if (!read) throw new TypeError(`The text ${key} takes ${String(name)}.`);
    params[String(name)] = read.param;
    return read.shown;
  };
  try {
    return { text: message(new Proxy({}, { get: take }) as never), params };
  } catch {
    return undefined;
  }
}

/** A catalog noun, for `formatCount`. */
export function noun(key: NounKey): Noun {
  return spokenTexts()[key] as Noun;
}

/** The text of a key from the wire; undefined if the key is unknown or needs parameters. */
export function constantText(key: string): string | undefined {
  const message = Object.hasOwn(spokenTexts(), key) ? spokenTexts()[key] : undefined;
  return typeof message === 'string' ? message : undefined;
}
