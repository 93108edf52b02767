import { afterEach, expect, it } from 'vitest';
import { hearServerClock, serverNow } from './server-clock.ts';

afterEach(() => hearServerClock(new Date().toUTCString()));

it.each(['2020-01-05T10:00:00.000Z', '2099-01-05T10:00:00.000Z'])(
  'ACT-020 goes on from %s, which the gateway said, whatever the clock of the device says',
  (time) => {
    hearServerClock(new Date(time).toUTCString());
    hearServerClock(null);
    const now = serverNow().getTime() - Date.parse(time);
    expect(now).toBeGreaterThanOrEqual(0);
    expect(now).toBeLessThan(60_000);
  },
);
