import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Converts an IPv4-mapped IPv6 address (`::ffff:7f00:1`) to IPv4. Other addresses are unchanged. */
export function withoutMapping(address: string): string {
  const parsed = parseIPv6(address);
  return parsed?.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : address;
}

/**
 * The key that counts callers by address. IPv6 addresses count by network, because one user has a network of
 * 2^64 addresses.
 */
export function networkOf(address: string): string {
  const parsed = parseIPv6(address);
  if (!parsed) return address === '' ? 'unknown' : address;
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whether a text lists proxies as Express and Fastify read them: addresses, networks such as 10.0.0.0/8, or
 * `loopback`, `linklocal`, and `uniquelocal`, separated by commas.
 */
export function isProxyList(text: string): boolean {
  return text.split(',').every((item) => isProxy(item.trim()));
}

/** What `isProxyList` accepts, for errors of configurations. */
export const proxyListError =
  'must list addresses or networks of proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8';

function isProxy(item: string): boolean {
  if (namedNetworks.includes(item) || isIP(item) !== 0) return true;
  return isIP(item.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(item);
}

function parseIPv6(address: string): ipaddr.IPv6 | undefined {
  const bare = address.replace(/%.*$/, '');
  return isIPv6(address) && ipaddr.IPv6.isValid(bare) ? ipaddr.IPv6.parse(bare) : undefined;
}
