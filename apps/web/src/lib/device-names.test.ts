import { expect, it } from 'vitest';
import { deviceOf } from './device-names.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    'Chrome 130 on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.46`,
    'Microsoft Edge 130 on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Firefox 131 on macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    'Chrome 129 on Chrome OS',
  ],
])('names a browser, its version and its system: %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind: 'computer', name });
});

it.each([
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari 17 on iOS'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome 130 on Android',
  ],
])('knows a phone or a tablet: %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind: 'phone', name });
});

it.each([
  ['curl/8.5.0', 'Script (curl)'],
  ['python-requests/2.32.3', 'Script (python-requests)'],
  ['node', 'Script (node)'],
])('calls other programs scripts, with their own names: %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind: 'script', name });
});

it('says that nothing is known of a device that says nothing, and as much as is known of others', () => {
  expect(deviceOf('')).toEqual({ kind: 'unknown', name: 'Unknown device' });
  expect(deviceOf(' / ')).toEqual({ kind: 'unknown', name: 'Unknown device' });
  expect(deviceOf('Mozilla/5.0')).toEqual({ kind: 'computer', name: 'Browser' });
});
