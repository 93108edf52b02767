import { supportsStreaming } from '@campus/domain/core/browser-support';
import { describe, expect, it } from 'vitest';
import { userAgents } from '../../testing/browsers.ts';
import { browserOf } from './this-browser.ts';

type Known = keyof typeof userAgents;

it.each<[Known, ReturnType<typeof browserOf>]>([
  ['chromeOnWindows', { name: 'chrome', version: 120, os: 'windows' }],
  ['chromeOnMac', { name: 'chrome', version: 120, os: 'macos' }],
  ['chromeOnChromeOs', { name: 'chrome', version: 120, os: 'chromeos' }],
  ['chromeOnLinux', { name: 'chrome', version: 120, os: 'linux' }],
  ['chromeOnAndroid', { name: 'chrome', version: 120, os: 'phone' }],
  ['chromeOnIphone', { name: 'chrome', version: 120, os: 'phone' }],
  ['edgeOnWindows', { name: 'edge', version: 120, os: 'windows' }],
  ['edgeOnMac', { name: 'edge', version: 120, os: 'macos' }],
  ['operaOnWindows', { name: 'other', version: 106, os: 'windows' }],
  ['chromiumOnWindows', { name: 'chromium', version: 120, os: 'windows' }],
  ['firefoxOnWindows', { name: 'other', version: 145, os: 'windows' }],
  ['safariOnMac', { name: 'other', version: 17, os: 'macos' }],
])('recognizes %s', (browser, expected) => expect(browserOf(userAgents[browser])).toEqual(expected));

it.each(['', 'curl/8.5.0', 'Mozilla/5.0'])(
  'takes what it does not know for another browser: "%s"',
  (agent) => {
    expect(supportsStreaming(browserOf(agent))).toBe(false);
  },
);

describe('brands', () => {
  const { chromeOnWindows } = userAgents;

  it('ENV-003 tell a build of Chromium from Chrome, which sends the same user agent', () => {
    const chrome = ['Not_A Brand', 'Chromium', 'Google Chrome'];
    expect(browserOf(chromeOnWindows, chrome).name).toBe('chrome');
    expect(browserOf(chromeOnWindows, ['Not_A Brand', 'Chromium']).name).toBe('chromium');
    expect(browserOf(chromeOnWindows, ['Brave', 'Chromium']).name).toBe('chromium');
  });

  it('are not missed where a browser tells none', () => {
    expect(browserOf(chromeOnWindows, []).name).toBe('chrome');
  });
});
