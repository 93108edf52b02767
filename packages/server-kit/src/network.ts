import { isIPv6 } from 'node:net';
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

function parseIPv6(address: string): ipaddr.IPv6 | undefined {
  const bare = address.replace(/%.*$/, '');
  return isIPv6(address) && ipaddr.IPv6.isValid(bare) ? ipaddr.IPv6.parse(bare) : undefined;
}
