import { isIPv6 } from 'node:net';

/**
 * The key under which callers of one address are counted. An IPv6 user has the 2^64 addresses of a network,
 * so the network counts.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address === '' ? 'unknown' : address;
  const [before = [], after = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  // An IPv4 address at the end counts as two groups.
  const written = before.length + after.length + (/\.\d+$/.test(address) ? 1 : 0);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
