import type * as z from 'zod';
import type { MessageParams, RefusalKey, SharedKey } from './keys.ts';
import { type Reason, reason, unknownReason } from './reasons.ts';
import { isSharedKey, render, text } from './text.ts';

/** A text for later: a schema is declared once, and says it in the language of the moment. */
export type Sentence = (issue?: object) => string;

/** The sentence of a schema. Key and parameters go onto the issue, which zod copies after it has asked for the text. */
export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return (issue) => {
    if (issue) Object.assign(issue, { reason: reason(key, ...params) });
    return text(key, ...params);
  };
}

/** Refuses a value with the sentence of a rule. */
export function addRefusal(
  context: z.RefinementCtx,
  refusal: RefusalKey | Reason | undefined,
  path?: PropertyKey[],
): void {
  if (refusal === undefined) return;
  const why = typeof refusal === 'string' ? reason(refusal) : refusal;
  const message = render(why.key, why.params)?.text ?? '';
  context.addIssue({ code: 'custom', message, reason: why, ...(path && { path }) });
}

/** The key and parameters of an issue whose sentence is of the catalogue; undefined for any other. */
function notedReason(issue: object): Reason | undefined {
  const noted: unknown = 'reason' in issue ? issue.reason : undefined;
  return isReason(noted) ? noted : undefined;
}

function isReason(value: unknown): value is Reason {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    isSharedKey(value.key) &&
    'params' in value
  );
}

/** The reason for an issue that one of our schemas found. */
export function reasonOfIssue(issue: z.core.$ZodIssue): Reason {
  return notedReason(issue) ?? unknownReason(issue.message);
}

/** The reason for the first issue. */
export function firstReason(error: z.core.$ZodError): Reason {
  const issue = error.issues[0];
  return issue ? reasonOfIssue(issue) : reason('request.invalid');
}
