import { vi } from 'vitest';

const chromeOn = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36`;

/** User agents of real browsers. */
export const userAgents = {
  chromeOnWindows: chromeOn('Windows NT 10.0; Win64; x64'),
  chromeOnMac: chromeOn('Macintosh; Intel Mac OS X 10_15_7'),
  chromeOnChromeOs: chromeOn('X11; CrOS x86_64 14541.0.0'),
  chromeOnLinux: chromeOn('X11; Linux x86_64'),
  chromeOnAndroid: `${chromeOn('Linux; Android 10; K').replace(' Safari', ' Mobile Safari')}`,
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1',
  edgeOnWindows: `${chromeOn('Windows NT 10.0; Win64; x64')} Edg/120.0.0.0`,
  edgeOnMac: `${chromeOn('Macintosh; Intel Mac OS X 10_15_7')} Edg/120.0.0.0`,
  operaOnWindows: `${chromeOn('Windows NT 10.0; Win64; x64')} OPR/106.0.0.0`,
  chromiumOnWindows: chromeOn('Windows NT 10.0; Win64; x64').replace('Chrome/', 'Chromium/'),
  firefoxOnWindows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safariOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
} as const;

/** Makes the page believe that it runs in another browser, until the end of the test. */
export function visitWith(browser: keyof typeof userAgents): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgents[browser]);
}
