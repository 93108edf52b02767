/** The caller. `anonymous` has to be spelled out, so that a forgotten session cannot run as the public. */
export interface Caller {
  session: { token: string } | 'anonymous';
  requestId: string;
  /** The key by which the platform recognizes a call that is repeated. */
  idempotencyKey?: string | undefined;
  /** The end user of the call: network address, program, and the secret of the device. */
  origin?: { address: string; userAgent: string; device?: string | undefined };
}
