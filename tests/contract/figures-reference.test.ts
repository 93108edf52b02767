import type { WorldEvent } from '@campus/tests/reference/event';
import { peopleAt, returningOf, roomsOf, totalsOf, weekHoursOf } from '@campus/tests/reference/reports';
import { expect, it } from 'vitest';

/** "2026-06-01T10:00 LOGIN person room": the events of one server. */
const written = (...lines: string[]): WorldEvent[] =>
  lines.map((text, line) => {
    const [time = '', event = '', user = '', room = ''] = text.split(' ');
    const common = { session: 'c', server: 'w', talked: 0, employee: false, batch: 0, line };
    return { ...common, event, user, room, at: Date.parse(`${time}Z`) };
  });

const asked = {
  ...{ from: '2026-06-01', to: '2026-07-31', zone: 'Europe/Berlin', hideEmployees: false },
  now: Date.parse('2026-08-10T00:00Z'),
};

const monday = written(
  ...['2026-06-01T07:55 LOGIN anna', '2026-06-01T07:55 JOINROOM anna hall', '2026-06-01T08:04 ALIVE anna'],
  ...['2026-06-01T08:00 JOINROOM ben hall', '2026-06-01T08:05 LEAVEROOM ben hall'],
  ...['2026-06-01T08:05 LOGOUT ben', '2026-06-01T08:13 LOGOUT anna'],
);

it('the reference counts hours where the clock of the zone shows them', () => {
  const hours = weekHoursOf(monday, asked).map((one) => one.hours);
  expect(hours[9]).toBeCloseTo(5 / 60);
  expect(hours[10]).toBeCloseTo(18 / 60);
  expect(hours.reduce((sum, value) => sum + value, 0)).toBeCloseTo(totalsOf(monday, asked).hours);
});

it('the reference finds the first moment with the most people, in the world and in a room', () => {
  const peak = { people: 2, at: Date.parse('2026-06-01T08:00Z') };
  expect(totalsOf(monday, asked)).toMatchObject({ people: 2, logins: 1, sessions: 2, median: 11.5, peak });
  expect(roomsOf(monday, asked)).toMatchObject([{ sfsRoom: 'hall', people: 2, joins: 2, peak }]);
  expect(peopleAt(monday, { ...asked, at: peak.at })).toEqual(['anna', 'ben']);
  expect(peopleAt(monday, { ...asked, at: peak.at + 300_000, room: 'hall' })).toEqual(['anna']);
});

it('the reference says who came back 30 days after the first login', () => {
  const events = written(
    ...['2026-06-01T10:00 LOGIN anna', '2026-07-01T10:00 LOGIN anna', '2026-06-02T10:00 LOGIN ben'],
    ...['2026-07-02T09:59 LOGIN ben', '2026-07-20T10:00 LOGIN cleo'],
  );
  expect(returningOf(events, asked)).toEqual([
    { month: '2026-06', people: 2, returned: 1, over: 2 },
    { month: '2026-07', people: 1, returned: 0, over: 0 },
  ]);
});
