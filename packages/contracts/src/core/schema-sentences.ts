import type * as z from 'zod';
import { isSharedKey, type Reason, type RefusalKey, reason, render } from './messages.ts';

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
export function notedReason(issue: object): Reason | undefined {
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
