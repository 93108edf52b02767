import { describe, expect, it } from 'vitest';
import {
  isStreamable,
  launchLabel,
  offersCampusStreaming,
  offersGdnStreaming,
  streamingOutcome,
} from './streaming.ts';

const failed = (key: string) => ({ kind: 'failed', key });

describe('the status a session ended with', () => {
  it('STL-007 is none before the session: it is launched', () => {
    expect(streamingOutcome(null)).toEqual({ kind: 'launch' });
  });

  it('STR-003 STL-008 of 0 says that it ended, and nothing is launched again', () => {
    expect(streamingOutcome('0')).toEqual({ kind: 'ended' });
  });

  it('STR-004 STL-010 of 1 says that query, nonce or authentication were refused', () => {
    expect(streamingOutcome('1')).toEqual(failed('streaming.status.rejected'));
  });

  it.each(['2', '4'])('STR-005 STL-011 of %s says that something broke inside', (status) => {
    expect(streamingOutcome(status)).toEqual(failed('streaming.status.internal'));
  });

  it('STR-006 STL-012 of 3 says that the campaign is suspended', () => {
    expect(streamingOutcome('3')).toEqual(failed('streaming.status.suspended'));
  });

  it.each(['5', '9', '-1', '00', '01', '1.0', ' 1', '1e0', '', 'ended', 'constructor'])(
    'STR-007 STL-013 of "%s" is unknown',
    (status) => expect(streamingOutcome(status)).toEqual(failed('streaming.status.unknown')),
  );
});

describe('the button of a vendor', () => {
  it('STR-016 INT-037 is called Nutanix Streaming where the account wishes nothing else', () => {
    expect(launchLabel('campus', undefined)).toBe('Nutanix Streaming');
  });

  it('STR-017 INT-037 is called GDN Streaming where the account wishes nothing else', () => {
    expect(launchLabel('gdn', undefined)).toBe('GDN Streaming');
  });

  it.each(['campus', 'gdn'] as const)('STR-016 STR-017 of %s is called as the account wishes', (vendor) => {
    expect(launchLabel(vendor, ' Play ')).toBe('Play');
    expect(launchLabel(vendor, '  ')).toBe(launchLabel(vendor, undefined));
  });
});

describe('streaming is offered', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('STR-002 by the account, enrolled %s and enabled %s: %s', (enrolled, enabled, offered) => {
    expect(offersCampusStreaming({ enrolled, enabled })).toBe(offered);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('STR-002 by GDN, enabled %s and to be shown %s: %s', (enabled, showLaunchButton, offered) => {
    expect(offersGdnStreaming({ enabled, showLaunchButton })).toBe(offered);
  });
});

it.each([
  ['2.0.0', '1.9.9', true],
  ['2.0.0', '2.0.0', true],
  ['1.10', '1.9', true],
  ['1.9.9', '2', false],
  ['0', '', true],
])('STR-021 a client of build %s can be streamed where %s is the least: %s', (build, minimum, streamable) => {
  expect(isStreamable(build, minimum)).toBe(streamable);
});
