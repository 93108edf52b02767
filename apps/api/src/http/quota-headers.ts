import type { Quota } from '../core/limits.ts';

/** What is left of a caller's calls, as draft-ietf-httpapi-ratelimit-headers-10 writes it. */
export function quotaHeaders({ operation, limit, left, seconds }: Quota): Record<string, string> {
  const policy = `"${operation}"`;
  return {
    'ratelimit-policy': `${policy};q=${limit.calls};w=${limit.seconds}`,
    ratelimit: `${policy};r=${left};t=${seconds}`,
  };
}
