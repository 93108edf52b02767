import { english, isShared, type Noun } from './catalogue.ts';
import './first-messages.ts';
import type { MessageKey, MessageParams, NounKey, SharedKey } from './keys.ts';
import { spokenTexts } from './language.ts';
import { type Param, type Params, readParam, type Scalar } from './params.ts';

/** Renders a text of the catalogue in the language that is spoken. */
export function text<K extends MessageKey>(key: K, ...params: MessageParams<K>): string {
  const message = spokenTexts()[key];
  if (typeof message === 'function') return message(withNamedTexts(params[0]) as never);
  if (typeof message === 'string') return message;
  throw new Error(`The module with the text ${key} was not imported.`);
}

/** The parameters with the texts that they name. */
function withNamedTexts(params: object = {}): object {
  const read = (value: unknown) => readParam(value, sharedConstant)?.shown ?? value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, read(value)]));
}

/** The text of a key that is sent and stored as a parameter: every layer has it. */
function sharedConstant(key: string): string | undefined {
  return isSharedKey(key) ? constantText(key) : undefined;
}

/** Whether the shared catalogue has a text for a key, such as one that came over the wire. */
export function isSharedKey(key: string): key is SharedKey {
  return isShared(key) && typeof english[key] !== 'object';
}

/** A rendered text, and those of the given values that it takes. */
export interface Rendering {
  text: string;
  params: Params;
}

/**
 * Renders a text from unchecked values. Only the text's own parameters are kept, so nothing else of an
 * object gets out. Undefined if a parameter is missing or not a scalar.
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

/** A noun of the catalogue, for `formatCount`. */
export function noun(key: NounKey): Noun {
  return spokenTexts()[key] as Noun;
}

/** The text of a key that came over the wire; undefined for keys that are unknown or need parameters. */
export function constantText(key: string): string | undefined {
  const message = Object.hasOwn(spokenTexts(), key) ? spokenTexts()[key] : undefined;
  return typeof message === 'string' ? message : undefined;
}
