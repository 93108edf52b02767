import { describe, expect, it } from 'vitest';
import { type Browser, supportsStreaming } from './browser-support.ts';

const chrome: Browser = { name: 'chrome', version: 120, os: 'windows' };
const edge: Browser = { name: 'edge', version: 120, os: 'windows' };

describe('streaming', () => {
  it('ENV-001 STR-018 needs Chrome from version 77 on', () => {
    expect(supportsStreaming({ ...chrome, version: 77 })).toBe(true);
    expect(supportsStreaming({ ...chrome, version: 76 })).toBe(false);
  });

  it.each([
    ['macos', true],
    ['windows', true],
    ['chromeos', true],
    ['linux', false],
    ['phone', false],
    ['other', false],
  ] as const)('ENV-002 STR-018 with Chrome on %s: %s', (os, compatible) => {
    expect(supportsStreaming({ ...chrome, os })).toBe(compatible);
  });

  it('ENV-003 STR-018 does not take another browser of the Chromium kind', () => {
    expect(supportsStreaming({ ...chrome, name: 'chromium' })).toBe(false);
  });

  it('ENV-004 STR-019 needs Edge from version 91 on', () => {
    expect(supportsStreaming({ ...edge, version: 91 })).toBe(true);
    expect(supportsStreaming({ ...edge, version: 90 })).toBe(false);
  });

  it.each(['macos', 'chromeos', 'linux', 'phone'] as const)(
    'ENV-005 STR-019 does not support Edge on %s',
    (os) => {
      expect(supportsStreaming({ ...edge, os })).toBe(false);
    },
  );

  it('ENV-006 STR-020 does not support any other browser', () => {
    expect(supportsStreaming({ ...chrome, name: 'other' })).toBe(false);
  });
});
