import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address that is written as an IPv6 address (`::ffff:7f00:1`), as IPv4. Other addresses stay as they are. */
export function withoutMapping(address: string): string {
  const parsed = parseIPv6(address);
  return parsed?.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : address;
}

/**
 * The key under which callers of one address are counted. An IPv6 user has the 2^64 addresses of a network,
 * so the network counts.
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
