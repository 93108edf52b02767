import type { accountMessages } from './account-messages.ts';
import type { Noun } from './catalogue.ts';
import type { firstMessages } from './first-messages.ts';
import type { pageMessages } from './page-messages.ts';
import type { ParamInput } from './params.ts';
import type { visitorMessages } from './visitor-messages.ts';

/** Every text. Page texts exist only after the page has imported their module. */
export type Messages = SharedMessages & typeof pageMessages;

type SharedMessages = typeof firstMessages & typeof visitorMessages & typeof accountMessages;

/** Text keys. */
export type MessageKey = { [K in keyof Messages]: Messages[K] extends Noun ? never : K }[keyof Messages];

/** Keys of texts that every layer has, and can therefore use in errors. */
export type SharedKey = MessageKey & keyof SharedMessages;

/** Keys of texts without parameters. */
export type ConstantKey = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages];

/** Keys of shared texts without parameters. Domain rules refuse with these. */
export type RefusalKey = ConstantKey & SharedKey;

/** Noun keys. */
export type NounKey = Exclude<keyof Messages, MessageKey>;
/** The parameters that a text needs; none for constants. A union must not mix constants and functions. */
export type MessageParams<K extends MessageKey> = Messages[K] extends string
  ? []
  : Messages[K] extends (params: infer P) => string
    ? [params: ParamInput<P>]
    : [params: never];
