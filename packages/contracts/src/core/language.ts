import { english, type Noun, type Texts } from './catalogue.ts';
import type { Messages } from './keys.ts';

type Message<M> = M extends string
  ? string
  : M extends (params: infer P) => string
    ? (params: P) => string
    : Noun;

/**
 * The complete catalog in another language. Constants stay constants, and functions keep their parameters.
 */
export type Translation = { readonly [K in keyof Messages]: Message<Messages[K]> };

let spoken: Texts = english;

/**
 * Switches all texts to another language. The client must call this before its first render: rendered text
 * does not change. Gateway and platform always send English.
 *
 * @internal Only tests call this until there is a second language. They render every page in a made-up
 * language to find sentences outside the catalog.
 */
export function setLanguage(translation: Translation): void {
  spoken = translation;
}

/** The texts in the current language. */
export function spokenTexts(): Texts {
  return spoken;
}
