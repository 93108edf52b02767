import { AppError } from './app-error.ts';
import type { Limit } from './contract.ts';

/** How many calls of an operation a caller has left. */
export interface Quota {
  operation: string;
  limit: Limit;
  left: number;
  /** Seconds until all calls are allowed again. */
  seconds: number;
}

/** A caller's remaining calls, in the format of draft-ietf-httpapi-ratelimit-headers-10. */
export function quotaHeaders({ operation, limit, left, seconds }: Quota): Record<string, string> {
  const policy = `"${operation}"`;
  return {
    'ratelimit-policy': `${policy};q=${limit.calls};w=${limit.seconds}`,
    ratelimit: `${policy};r=${left};t=${seconds}`,
  };
}

/** The refusal of a call above the limit, with the quota for the answer's headers. */
export class TooManyCalls extends AppError<'request.tooMany'> {
  readonly quota: Quota;

  constructor(quota: Quota) {
    super('tooMany', 'request.tooMany', { seconds: quota.seconds });
    this.quota = quota;
  }
}
