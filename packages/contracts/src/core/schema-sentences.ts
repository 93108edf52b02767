import type { MessageParams, SharedKey } from './keys.ts';
import { reason, textOf } from './reasons.ts';

/** A deferred text: a schema is declared once, but reports errors in the current language. */
export type Sentence = (issue?: object) => string;

/**
 * Creates a schema's error text. Key and parameters are written onto the issue, which zod copies after it has
 * asked for the text.
 */
export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return (issue) => {
    const why = reason(key, ...params);
    if (issue) Object.assign(issue, { reason: why });
    return textOf(why);
  };
}
