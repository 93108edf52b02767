import { type Browser, supportsStreaming } from '@campus/domain/core/browser-support';
import Bowser from 'bowser';

/** What Chromium reports besides the user agent: its product brands, if any. */
interface UserAgentData {
  brands?: readonly { brand: string }[];
}

const systems: Readonly<Record<string, Browser['os']>> = {
  macOS: 'macos',
  Windows: 'windows',
  'Chrome OS': 'chromeos',
  Linux: 'linux',
};

/** The browser of a user agent. Brands distinguish Chrome from other browsers that use its name. */
export function browserOf(userAgent: string, brands: readonly string[] = []): Browser {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  const isPhone = platform.type === 'mobile' || platform.type === 'tablet';
  return {
    name: nameOf(browser.name, brands),
    version: Number.parseInt(browser.version ?? '', 10) || 0,
    os: isPhone ? 'phone' : (systems[os.name ?? ''] ?? 'other'),
  };
}

function nameOf(name: string | undefined, brands: readonly string[]): Browser['name'] {
  if (name === 'Microsoft Edge') return 'edge';
  if (name === 'Chromium') return 'chromium';
  if (name !== 'Chrome') return 'other';
  return brands.length === 0 || brands.includes('Google Chrome') ? 'chrome' : 'chromium';
}

/** Whether the campus can be streamed to this browser. */
export function canStreamHere(): boolean {
  const { userAgent, userAgentData }: Navigator & { userAgentData?: UserAgentData } = navigator;
  const brands = userAgentData?.brands?.map(({ brand }) => brand);
  return supportsStreaming(browserOf(userAgent, brands));
}
