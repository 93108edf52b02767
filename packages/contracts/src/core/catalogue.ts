/** A noun that is counted, in as many forms as its language has: "1 member", "2 members". */
export type Noun = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

type Message = string | Noun | ((params: never) => string);

/** Texts by their keys. */
export type Texts = Readonly<Record<string, Message>>;

/** The English texts of the modules that are loaded. */
export const english: Record<string, Message> = {};

/** Adds the texts that only some pages show: their module is loaded with these pages, not with the first one. */
export function pageTexts<T extends Texts>(texts: T): T {
  Object.assign(english, texts);
  return texts;
}

const shared = new Set<string>();

/** Adds the texts that every layer has, and so can send by their keys. */
export function shareTexts<const T extends Texts>(texts: T): T {
  for (const key of Object.keys(texts)) shared.add(key);
  return pageTexts(texts);
}

/** Whether a key is one of the texts that every layer has, as far as they are loaded. */
export function isShared(key: string): boolean {
  return shared.has(key);
}
