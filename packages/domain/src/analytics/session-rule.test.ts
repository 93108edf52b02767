// @module-tag sampled
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { sessionsOf } from './session-rule.ts';
import { watchConnection } from './testing/watched-connection.ts';

const now = Date.parse('2026-09-30T00:00:00Z');

/** Sessions of events as one writes them down: "16T10:00 LOGIN". Days are those of September. */
function sessions(...lines: string[]): string[] {
  const events = lines.map((line) => {
    const [time = '', kind = ''] = line.split(' ');
    return { kind, ms: Date.parse(`2026-09-${time}Z`) };
  });
  const short = (ms: number) => new Date(ms).toISOString().slice(8, 16);
  return sessionsOf(events, now).map(
    ({ began, ended, running }) => `${short(began)} ${short(ended)}${running ? ' running' : ''}`,
  );
}

/** Signs of life, five minutes apart. */
function alive(from: string, hours: number): string[] {
  const start = Date.parse(`2026-09-${from}Z`);
  return Array.from({ length: hours * 12 }, (_, index) => {
    return `${new Date(start + (index + 1) * 300_000).toISOString().slice(8, 16)} ALIVE`;
  });
}

describe('the sessions of a connection', () => {
  it('ANA-039 ANA-062 a name that is used again begins a session', () => {
    expect(sessions('08T10:00 LOGIN', '08T10:05 LOGOUT', '10T15:00 LOGIN', '10T15:05 LOGOUT')).toEqual([
      '08T10:00 08T10:05',
      '10T15:00 10T15:05',
    ]);
    expect(sessions('08T10:00 LOGIN', '08T10:02 LOGOUT', '08T10:04 LOGIN', '08T10:05 ALIVE')).toEqual([
      '08T10:00 08T10:02',
      '08T10:04 08T10:05',
    ]);
    expect(sessions('05T10:00 JOINROOM', '05T10:05 ALIVE', '06T09:00 LOGIN', '06T09:01 JOINROOM')).toEqual([
      '05T10:00 05T10:05',
      '06T09:00 06T09:01',
    ]);
  });

  it('ANA-039 ANA-062 more than ten minutes of silence end a session with its last sign', () => {
    expect(sessions('01T10:00 LOGIN', '01T10:05 ALIVE', '01T13:05 ALIVE', '01T13:06 LOGOUT')).toEqual([
      '01T10:00 01T10:05',
      '01T13:05 01T13:06',
    ]);
    expect(sessions('01T10:00 LOGIN', '01T10:10 ALIVE', '01T10:20 LOGOUT')).toEqual(['01T10:00 01T10:20']);
    expect(sessions('01T10:00 LOGIN', '01T13:06 LOGOUT')).toEqual(['01T10:00 01T10:00']);
  });

  it('ANA-039 ANA-062 each event is a sign of life', () => {
    expect(sessions('01T10:00 LOGIN', '01T10:03 JOINROOM', '01T10:09 LEAVEROOM')).toEqual([
      '01T10:00 01T10:09',
    ]);
    expect(sessions('01T10:00 JOINROOM', '01T10:09 LEAVEVOLUME')).toEqual(['01T10:00 01T10:09']);
  });

  it('ANA-039 ANA-062 a LOGIN alone has no length, and an end before it makes none below zero', () => {
    expect(sessions('01T10:00 LOGIN')).toEqual(['01T10:00 01T10:00']);
    expect(sessions('01T09:59 LOGOUT', '01T10:00 LOGIN')).toEqual(['01T10:00 01T10:00']);
  });

  it('ANA-039 ANA-062 a LOGIN that two batches report begins one session', () => {
    expect(sessions('01T10:00 LOGIN', '01T10:00 LOGIN', '01T10:05 LOGOUT')).toEqual(['01T10:00 01T10:05']);
  });

  it('ANA-039 ANA-062 after a day a session is over, until the next one begins', () => {
    const kiosk = ['16T10:00 LOGIN', ...alive('16T10:00', 40)];
    expect(sessions(...kiosk, '18T02:00 LOGOUT')).toEqual(['16T10:00 17T10:00']);
    expect(sessions(...kiosk, '18T02:01 LOGIN', '18T02:03 LOGOUT')).toEqual([
      '16T10:00 17T10:00',
      '18T02:01 18T02:03',
    ]);
  });

  it('ANA-039 ANA-062 a session goes on whose last sign was a moment ago, unless it ended or another one follows', () => {
    expect(sessions('29T23:50 LOGIN')).toEqual(['29T23:50 30T00:00 running']);
    expect(sessions('29T23:49 LOGIN')).toEqual(['29T23:49 29T23:49']);
    expect(sessions('29T23:50 LOGIN', '29T23:55 LOGOUT')).toEqual(['29T23:50 29T23:55']);
    expect(sessions('29T23:50 LOGIN', '29T23:55 LOGIN')).toEqual([
      '29T23:50 29T23:50',
      '29T23:55 30T00:00 running',
    ]);
  });

  it('ANA-039 ANA-062 equal those of an observer who looks every minute', () => {
    const minute = 60_000;
    const kinds = ['LOGIN', 'ALIVE', 'ALIVE', 'JOINROOM', 'LEAVEROOM', 'LOGOUT'];
    const event = fc.record({
      kind: fc.constantFrom(...kinds),
      // Close to each other and, at times, after silence.
      after: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(10, 11, 60)),
    });
    const signs = fc
      .nat(400)
      .map((count) => Array.from({ length: count }, () => ({ kind: 'ALIVE', after: 4 })));
    const connection = fc
      .tuple(fc.array(event, { maxLength: 12 }), signs, fc.array(event, { maxLength: 6 }))
      .map(([first, between, last]) => {
        let ms = 0;
        return [...first, ...between, ...last].map(({ kind, after }) => {
          ms += after * minute;
          return { kind, ms };
        });
      });
    fc.assert(
      fc.property(connection, fc.nat(20), (events, later) => {
        const until = (events.at(-1)?.ms ?? 0) + later * minute;
        const found = sessionsOf(events, until).map(({ began, ended, running }) => ({
          began,
          ended,
          running,
        }));
        expect(found).toEqual(watchConnection(events, until));
      }),
      randomRuns(500),
    );
  });
});
