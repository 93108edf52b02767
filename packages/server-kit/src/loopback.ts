import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a host name or address refers to this machine, so that requests to it cross no network. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost') return true;
  // The library also accepts notations that are never used for hosts, such as 0x7f.1.
  return isIP(name) !== 0 && !name.includes('%') && ipaddr.process(name).range() === 'loopback';
}

const proxyHeaders = ['forwarded', 'via', 'x-real-ip'];

/** The source of a request, as it states it. */
interface RequestSource {
  remoteAddress: string | undefined;
  /** The host that the request names, without the port. */
  hostname: string | undefined;
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Whether a program on this machine makes the request itself. Requests through a proxy on this machine also come from
 * here, but name a public host or carry forwarding headers.
 */
export function isLocalRequest({ remoteAddress = '', hostname = '', headers }: RequestSource): boolean {
  const passedOn = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || proxyHeaders.includes(name),
  );
  return !passedOn && isLoopback(remoteAddress) && isLoopback(hostname);
}
