import type { accountMessages } from './account-messages.ts';
import type { Noun } from './catalogue.ts';
import type { firstMessages } from './first-messages.ts';
import type { pageMessages } from './page-messages.ts';
import type { ParamInput } from './params.ts';
import type { visitorMessages } from './visitor-messages.ts';

/** Every text there is. The texts of pages are there once their module was imported, by the page itself. */
export type Messages = SharedMessages & typeof pageMessages;

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
    ? [params: ParamInput<P>]
    : [params: never];
