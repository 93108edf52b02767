import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { daysOfGraph } from '../areas/analytics/graph-state.ts';
import { daysOf } from '../areas/members/use-members.ts';
import { formatAgo } from './format.ts';
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

it('decides the default days of lists and graphs, and how long ago something was', () => {
  hearServerClock('Tue, 05 Jan 2038 12:00:00 GMT');
  expect(daysOf({ search: '', updatedTo: '' })).toMatchObject({ from: '2037-12-05' });
  const none = { from: '', to: '' };
  expect(daysOfGraph('logins', none, { preset: '', ...none }).range).toMatchObject({ to: '2038-01-05' });
  expect(formatAgo('2038-01-05T11:00:00.000Z')).toBe('1 hour ago');
});

it('is the only clock of the client', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /new Date\(\)|Date\.now\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(files).toEqual(['lib/server-clock.ts']);
});
