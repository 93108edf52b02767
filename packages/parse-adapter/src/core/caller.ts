/** Who calls. `anonymous` has to be spelled out, so that a forgotten session cannot run as the public. */
export interface Caller {
  session: { token: string } | 'anonymous';
  requestId: string;
  /** Whom the call is made for: the network address and program of the end user. */
  origin?: { address: string; userAgent: string };
}
