import { describe, expect, it } from 'vitest';
import { isProxyList, networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it.each([
  ['127.0.0.1', true],
  ['loopback, 10.0.0.0/8,2001:db8::/32', true],
  ['foo', false],
  ['127.0.0.1,', false],
  ['10.0.0.0/40', false],
  ['proxy.example.org', false],
  ['true', false],
])('takes %j as a list of proxies: %s', (text, expected) => {
  expect(isProxyList(text)).toBe(expected);
});
