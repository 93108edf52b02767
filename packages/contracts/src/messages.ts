import { english, type Noun, type Texts } from './catalogue.ts';
import { accountsMessages } from './messages/accounts.ts';
import { authMessages } from './messages/auth.ts';
import { badgesMessages } from './messages/badges.ts';
import { commonMessages } from './messages/common.ts';
import { importFilesMessages } from './messages/import-files.ts';
import { importsMessages } from './messages/imports.ts';
import { invitationsMessages } from './messages/invitations.ts';
import { memberProfileMessages } from './messages/member-profile.ts';
import { membersMessages } from './messages/members.ts';
import type { pageMessages } from './messages/pages.ts';
import { profileMessages } from './messages/profile.ts';
import { sessionsMessages } from './messages/sessions.ts';
import { shellMessages } from './messages/shell.ts';
import { signInMessages } from './messages/sign-in.ts';
import { signUpMessages } from './messages/sign-up.ts';
import { ssoMessages } from './messages/sso.ts';
import { streamingMessages } from './messages/streaming.ts';
import { tasksMessages } from './messages/tasks.ts';
import { verificationMessages } from './messages/verification.ts';

/** What people read, in English, wherever they are: a constant, a function of what varies in it, or a noun. */
export const everywhere = {
  ...shellMessages,
  ...commonMessages,
  ...authMessages,
  ...signInMessages,
  ...signUpMessages,
  ...ssoMessages,
  ...verificationMessages,
  ...sessionsMessages,
  ...profileMessages,
  ...streamingMessages,
  ...accountsMessages,
  ...membersMessages,
  ...memberProfileMessages,
  ...invitationsMessages,
  ...badgesMessages,
  ...importFilesMessages,
  ...importsMessages,
  ...tasksMessages,
} as const;

Object.assign(english, everywhere);

/** Every text there is. The texts of pages are there once their module was imported, by the page itself. */
type Messages = typeof everywhere & typeof pageMessages;

/** Keys of texts. */
export type MessageKey = { [K in keyof Messages]: Messages[K] extends Noun ? never : K }[keyof Messages];

/** Keys of texts that every layer has, and so can say. */
export type SharedKey = MessageKey & keyof typeof everywhere;

/** Keys of texts that never vary. */
export type ConstantKey = { [K in keyof Messages]: Messages[K] extends string ? K : never }[keyof Messages];

/** Keys of nouns. */
export type NounKey = Exclude<keyof Messages, MessageKey>;

/** What has to be given to render a text: nothing for a constant. */
export type MessageParams<K extends MessageKey> = Messages[K] extends (params: infer P) => string
  ? [params: P]
  : [];

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
 */
export function speak(translation: Translation): void {
  spoken = translation;
}

/** Renders a text of the catalogue in the language that is spoken. */
export function text<K extends MessageKey>(key: K, ...params: MessageParams<K>): string {
  const message = spoken[key];
  if (typeof message === 'function') return message(params[0] as never);
  if (typeof message === 'string') return message;
  throw new Error(`The module with the text ${key} was not imported.`);
}

/** A noun of the catalogue, for `formatCount`. */
export function noun(key: NounKey): Noun {
  return spoken[key] as Noun;
}

/** A text for later: a schema is declared once, and says it in the language of the moment. */
export type Sentence = () => string;

export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return () => text(key, ...params);
}

/** The text of a key that came over the wire; undefined for keys that are unknown or need parameters. */
export function constantText(key: string): string | undefined {
  const message = Object.hasOwn(spoken, key) ? spoken[key] : undefined;
  return typeof message === 'string' ? message : undefined;
}

let keysByText: ReadonlyMap<string, ConstantKey> | undefined;

/**
 * The key of a constant English text, for texts that come back over the wire; undefined for any other text.
 * Of a text that stands at several keys, as labels do, it is the first.
 */
export function keyOfText(message: string): ConstantKey | undefined {
  keysByText ??= new Map(
    Object.entries(english)
      .reverse()
      .flatMap(([key, constant]) =>
        typeof constant === 'string' ? [[constant, key as ConstantKey] as const] : [],
      ),
  );
  return keysByText.get(message);
}
