import type { MessageParams, SharedKey } from './keys.ts';
import { reason, textOf } from './reasons.ts';

/** A text for later: a schema is declared once, and says it in the language of the moment. */
export type Sentence = (issue?: object) => string;

/** The sentence of a schema. Key and parameters go onto the issue, which zod copies after it has asked for the text. */
export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return (issue) => {
    const why = reason(key, ...params);
    if (issue) Object.assign(issue, { reason: why });
    return textOf(why);
  };
}
