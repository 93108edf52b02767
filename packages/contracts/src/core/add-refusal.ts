import type * as z from 'zod';
import type { RefusalKey } from './keys.ts';
import { type Reason, reason, textOf } from './reasons.ts';

/** Refuses a value with the sentence of a rule. */
export function addRefusal(
  context: z.RefinementCtx,
  refusal: RefusalKey | Reason | undefined,
  path: PropertyKey[] = [],
): void {
  if (!refusal) return;
  const why = typeof refusal === 'string' ? reason(refusal) : refusal;
  context.addIssue({ code: 'custom', message: textOf(why), reason: why, path });
}
