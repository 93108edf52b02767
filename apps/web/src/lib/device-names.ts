import { text } from '@campus/contracts/core/text';
import Bowser from 'bowser';

export type DeviceKind = 'computer' | 'phone' | 'script' | 'unknown';

/** The browser or program of a user agent, for people. */
interface Device {
  kind: DeviceKind;
  /** For example "Chrome 130 on Windows" or "Script (curl)". */
  name: string;
}

/** Names the device of a user agent. An empty one is unknown. */
export function deviceOf(userAgent: string): Device {
  const [program = ''] = userAgent.trim().split(/[\s/;(]/, 1);
  if (program === '') return { kind: 'unknown', name: text('device.unknown') };
  if (program !== 'Mozilla' && program !== 'Opera')
    return { kind: 'script', name: text('device.script', { program }) };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const [version = ''] = browser.version?.split('.', 1) ?? [];
  return {
    kind: platform.type === 'mobile' || platform.type === 'tablet' ? 'phone' : 'computer',
    name: text('device.browser', { browser: browser.name ?? '', version, system: os.name ?? '' }),
  };
}
