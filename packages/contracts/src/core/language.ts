import { english, type Noun, type Texts } from './catalogue.ts';
import type { Messages } from './keys.ts';

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

/** The texts in the language that is spoken. */
export function spokenTexts(): Texts {
  return spoken;
}
