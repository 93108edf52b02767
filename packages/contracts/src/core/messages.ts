import { authMessages } from '../auth/messages.ts';
import { signInMessages } from '../auth/sign-in-messages.ts';
import { shellMessages } from '../shell/messages.ts';
import { verificationMessages } from '../verification/messages.ts';
import type { accountMessages } from './account-messages.ts';
import { english, isShared, type Noun, shareTexts, type Texts } from './catalogue.ts';
import { commonMessages } from './common-messages.ts';
import type { pageMessages } from './page-messages.ts';
import { type Given, type Param, type Params, readParam, type Scalar } from './params.ts';
import type { visitorMessages } from './visitor-messages.ts';

/** The English texts of every layer that people may read on the first page. */
export const firstMessages = shareTexts({
  ...shellMessages,
  ...commonMessages,
  ...authMessages,
  ...signInMessages,
  ...verificationMessages,
} as const);

/** Every text there is. The texts of pages are there once their module was imported, by the page itself. */
type Messages = SharedMessages & typeof pageMessages;

type SharedMessages = typeof firstMessages & typeof visitorMessages & typeof accountMessages;

/** Keys of texts. */
export type MessageKey = { [K in keyof Messages]: Messages[K] extends Noun ? never : K }[keyof Messages];

/** Keys of texts that every layer has, and so can say. */
export type SharedKey = MessageKey & keyof SharedMessages;

/** Keys of texts that never vary. */
export type ConstantKey = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages];

/** Keys of texts that every layer has and that never vary: what a rule of the domain refuses with. */
export type RefusalKey = ConstantKey & SharedKey;

/** Keys of nouns. */
export type NounKey = Exclude<keyof Messages, MessageKey>;

/** The parameters needed to render a text; none for constants. Constants and functions do not mix. */
export type MessageParams<K extends MessageKey> = Messages[K] extends string
  ? []
  : Messages[K] extends (params: infer P) => string
    ? [params: Given<P>]
    : [params: never];

type Message<M> = M extends string
  ? string
  : M extends (params: infer P) => string
    ? (params: P) => string
    : Noun;

/** The catalogue in another language: whole, its constants constant, its functions with the same parameters. */
export type Translation = { readonly [K in keyof Messages]: Message<Messages[K]> };

let spoken: Texts = english;

/**
 * Renders every text in another language from now on. For the client, before its first render: what is
 * rendered already stays as it is. Gateway and platform always speak English over the wire.
 *
 * @internal Only tests call it until there is a second language: they render every page in a made-up one, to find
 * sentences outside the catalogue.
 */
export function setLanguage(translation: Translation): void {
  spoken = translation;
}

/** Renders a text of the catalogue in the language that is spoken. */
export function text<K extends MessageKey>(key: K, ...params: MessageParams<K>): string {
  const message = spoken[key];
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
  const message = spoken[key];
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

/** A sentence of the catalogue as it is sent and stored; it is rendered when it is read. */
export interface Reason {
  readonly key: SharedKey;
  readonly params: Params;
}

/** A sentence with what varies in it. */
export function reason<K extends SharedKey>(key: K, ...params: MessageParams<K>): Reason {
  const rendering = render(key, params[0] ?? {});
  if (!rendering) throw new Error(`The text ${key} takes other parameters.`);
  return { key, params: rendering.params };
}

/** A noun of the catalogue, for `formatCount`. */
export function noun(key: NounKey): Noun {
  return spoken[key] as Noun;
}

/** A text for later: a schema is declared once, and says it in the language of the moment. */
export type Sentence = (issue?: object) => string;

/** The sentence of a schema. Key and parameters go onto the issue, which zod copies after it has asked for the text. */
export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return (issue) => {
    if (issue) Object.assign(issue, { reason: reason(key, ...params) });
    return text(key, ...params);
  };
}

/** The text of a key that came over the wire; undefined for keys that are unknown or need parameters. */
export function constantText(key: string): string | undefined {
  const message = Object.hasOwn(spoken, key) ? spoken[key] : undefined;
  return typeof message === 'string' ? message : undefined;
}
