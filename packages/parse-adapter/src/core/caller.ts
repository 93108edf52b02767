/**
 * The caller. `anonymous` must be written explicitly, so that a call with a missing session cannot run as
 * public.
 */
export interface Caller {
  session: { token: string } | 'anonymous';
  requestId: string;
  /** The key by which the platform recognizes a repeated call. */
  idempotencyKey?: string | undefined;
  /** The end user of the call: network address, user agent, and device secret. */
  origin?: { address: string; userAgent: string; device?: string | undefined };
}
