import { createHash, randomUUID } from 'node:crypto';
import { deviceHeader, idempotencyKey } from '@campus/contracts/core/wire-route';
import { withoutMapping } from '@campus/server-kit/network';

/** The source of a call. */
export interface Origin {
  /** The network address of the original caller, as reported by trusted proxies. */
  address: string;
  /** The user agent; may be empty. */
  userAgent: string;
  /** The hash of the secret that identifies the device; undefined if the request contains none. */
  device?: string | undefined;
}

/** Returns the origin of a request, cut to lengths that can be stored. */
export function originOf(address: unknown, headers: Readonly<Record<string, unknown>>): Origin {
  return {
    // A dual-stack socket reports IPv4 addresses in IPv6 form.
    address: withoutMapping(shortText(address, 45)),
    userAgent: shortText(headers['user-agent'], 300),
    device: deviceOf(headers[deviceHeader]),
  };
}

/** Returns the request id from the header if it is safe to log, otherwise a new one. */
export function requestIdOf(header: unknown): string {
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : randomUUID();
}

/** Returns the idempotency key of a call, or undefined if there is no valid one. */
export function idempotencyKeyOf(header: unknown): string | undefined {
  return idempotencyKey.safeParse(header).data;
}

/** The gateway's secrets have at least this length. A shorter one could be guessed. */
function deviceOf(secret: unknown): string | undefined {
  if (typeof secret !== 'string' || !/^[\w-]{43,128}$/.test(secret)) return undefined;
  return createHash('sha256').update(secret).digest('base64url');
}

function shortText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}
