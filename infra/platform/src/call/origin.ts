import { createHash, randomUUID } from 'node:crypto';
import { deviceHeader, idempotencyKey } from '@campus/contracts/core/wire-route';
import { withoutMapping } from '@campus/server-kit/network';

/** The origin of a call. */
export interface Origin {
  /** The network address of the original caller, as far as proxies are trusted. */
  address: string;
  /** The program's name for itself; may be empty. */
  userAgent: string;
  /** The hash of the secret by which the device is recognized; undefined if it shows none. */
  device?: string | undefined;
}

/** The origin of a request, in a length that is fit to be stored. */
export function originOf(address: unknown, headers: Readonly<Record<string, unknown>>): Origin {
  return {
    // A socket that takes both kinds of addresses writes those of IPv4 as IPv6.
    address: withoutMapping(shortText(address, 45)),
    userAgent: shortText(headers['user-agent'], 300),
    device: deviceOf(headers[deviceHeader]),
  };
}

/** The id of a request: the one its sender gave it, if it is fit to be logged, or a new one. */
export function requestIdOf(header: unknown): string {
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : randomUUID();
}

/** The key of a call that may be repeated; undefined where there is none that fits. */
export function idempotencyKeyOf(header: unknown): string | undefined {
  return idempotencyKey.safeParse(header).data;
}

/** A secret shorter than the gateway makes them could be guessed. */
function deviceOf(secret: unknown): string | undefined {
  if (typeof secret !== 'string' || !/^[\w-]{43,128}$/.test(secret)) return undefined;
  return createHash('sha256').update(secret).digest('base64url');
}

function shortText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}
