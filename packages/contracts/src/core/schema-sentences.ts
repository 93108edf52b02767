import type * as z from 'zod';
import type { MessageParams, RefusalKey, SharedKey } from './keys.ts';
import { type Reason, reason, unknownReason } from './reasons.ts';
import { isSharedKey, render, text } from './text.ts';

/** A deferred text: a schema is declared once, but reports errors in the current language. */
export type Sentence = (issue?: object) => string;

/**
 * Creates a schema's error text. Key and parameters are written onto the issue, which zod copies after it has
 * asked for the text.
 */
export function sentence<K extends SharedKey>(key: K, ...params: MessageParams<K>): Sentence {
  return (issue) => {
    if (issue) Object.assign(issue, { reason: reason(key, ...params) });
    return text(key, ...params);
  };
}

/** Adds a rule's refusal as a schema issue. */
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

/** Returns the key and parameters of an issue with a catalog sentence; undefined for any other. */
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

/** The reason for an issue from one of our schemas. */
export function reasonOfIssue(issue: z.core.$ZodIssue): Reason {
  return notedReason(issue) ?? unknownReason(issue.message);
}

/** The reason for the first issue. */
export function firstReason(error: z.core.$ZodError): Reason {
  const issue = error.issues[0];
  return issue ? reasonOfIssue(issue) : reason('request.invalid');
}
