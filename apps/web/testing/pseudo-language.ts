import type { Noun } from '@campus/contracts/core/catalogue';
import { messages } from '@campus/contracts/core/english';
import type { Translation } from '@campus/contracts/core/language';

type Message = string | Noun | ((params: never) => string);

const bracketed = (words: string) => `⟦${words}⟧`;

/**
 * An invented language: English, with each text in brackets. Text outside brackets is not from the catalogue.
 */
export const pseudo = {
  ...Object.fromEntries(
    Object.entries<Message>(messages).map(([key, message]) => [key, translated(message)]),
  ),
  language: 'en',
} as Translation;

function translated(message: Message): Message {
  if (typeof message === 'string') return bracketed(message);
  if (typeof message === 'function') return (params) => bracketed(message(params));
  const forms = Object.entries(message).map(([form, word]) => [form, bracketed(word)] as const);
  return { ...Object.fromEntries(forms), other: bracketed(message.other) };
}

const spoken = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
];

/**
 * Finds words outside brackets, in the page's text and for screen readers. Ignores data: the values of
 * `data`, times, and code.
 */
export function strayWords(data: Iterable<string>): string[] {
  const known = [...data].toSorted((a, b) => b.length - a.length);
  const hasLetters = (words: string) => /\p{L}/u.test(words);
  // Most of the checked text has no letters. Only the rest is compared with the data, which is slow.
  const isStray = (words: string) =>
    hasLetters(words) && hasLetters(known.reduce((rest, value) => rest.replaceAll(value, ' '), words));
  const attributes = [...document.body.querySelectorAll(':not(time)')].flatMap((element) =>
    spoken.map((name) => outside(element.getAttribute(name) ?? '')),
  );
  return [outside(document.title), ...attributes, ...textsOutside()].filter(isStray);
}

/** The part of a value outside brackets. Brackets can be nested, because texts contain other texts. */
function outside(value: string): string {
  const inner = /⟦[^⟦⟧]*⟧/g;
  const rest = value.replaceAll(inner, '');
  return rest === value ? value : outside(rest);
}

/** The page's texts outside brackets. The brackets of a sentence can be in other nodes than its data. */
function textsOutside(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let depth = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement?.closest('style, script, time, code')) continue;
    let words = '';
    for (const character of node.textContent ?? '') {
      if (character === '⟦') depth += 1;
      else if (character === '⟧') depth -= 1;
      else if (depth === 0) words += character;
    }
    found.push(words.trim());
  }
  return found;
}

/** All strings in a gateway response. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
