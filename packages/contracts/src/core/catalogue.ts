/** A countable noun with its plural forms: "1 member", "2 members". */
export type Noun = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

type Message = string | Noun | ((params: never) => string);

/** Texts by key. */
export type Texts = Readonly<Record<string, Message>>;

/** The English texts of the modules loaded so far. */
export const english: Record<string, Message> = {};

/** Adds texts that only some pages show. Their module is loaded with these pages, not with the first one. */
export function pageTexts<T extends Texts>(texts: T): T {
  Object.assign(english, texts);
  return texts;
}

const shared = new Set<string>();

/** Adds texts that every layer has, so that they can be sent by key. */
export function shareTexts<const T extends Texts>(texts: T): T {
  for (const key of Object.keys(texts)) shared.add(key);
  return pageTexts(texts);
}

/** Whether a key names a text that every layer has, among the modules loaded so far. */
export function isShared(key: string): boolean {
  return shared.has(key);
}
