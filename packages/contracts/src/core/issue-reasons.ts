import type * as z from 'zod';
import { type Reason, reason } from './reasons.ts';
import { isSharedKey } from './text.ts';

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

/** The reason in a sentence from another program, whose key is not known. */
export function unknownReason(sentence: string): Reason {
  return reason('platform.reason', { reason: sentence });
}
