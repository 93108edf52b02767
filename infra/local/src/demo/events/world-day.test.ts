import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { planDay } from './day-plan.ts';
import type { Sent } from './visit.ts';
import { eventsOfDay } from './world-day.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const today = Date.parse('2026-11-23T00:00:00Z');
const world = {
  accountId: 'DemoCampus',
  people: Array.from({ length: 120 }, (_, number) => `person-${number}`),
  guests: ['guest:Alva', 'guest:Bo'],
  rooms: ['lobby_1', 'hall_1', 'expo_0'],
};
type SessionEvent = Extract<Sent, { session: string }>;

const eventsOf = (age: number, now = today + day) =>
  eventsOfDay(world, { start: today - age * day, age, now }, createRandom(90 + age));
const days = Array.from({ length: 91 }, (_, age) => ({
  age,
  start: today - age * day,
  events: eventsOf(age),
}));
const logins = (chosen: typeof days) =>
  chosen.reduce((sum, { events }) => sum + events.filter(({ event }) => event === 'LOGIN').length, 0) /
  chosen.length;
const sessions = [
  ...Map.groupBy(
    days.flatMap(({ events }) => events).filter((event): event is SessionEvent => 'session' in event),
    ({ session }) => session,
  ).values(),
];

describe('the days of a demo world', () => {
  it('are quieter at weekends, and in breaks', () => {
    const isWeekend = ({ start }: { start: number }) => [0, 6].includes(new Date(start).getUTCDay());
    const isBreak = ({ start }: { start: number }) => Math.floor(start / day / 7) % 12 >= 10;
    const weekdays = days.filter((one) => !isWeekend(one));
    expect(logins(days.filter(isWeekend))).toBeLessThan(logins(weekdays) / 2);
    const term = weekdays.filter((one) => !isBreak(one));
    expect(logins(weekdays.filter(isBreak))).toBeLessThan(logins(term) / 2);
  });

  it('are fuller at fairs, of which a weekday now and then is one', () => {
    const fairs = days.filter(({ start, age }) => planDay(start, age, createRandom(1)).fair);
    expect(fairs.length).toBeGreaterThan(2);
    const visits = (room: string) =>
      fairs.flatMap(({ events }) =>
        events.filter((event) => event.event === 'JOINROOM' && event.room === room),
      );
    expect(visits('expo_0').length).toBeGreaterThan(visits('hall_1').length * 3);
  });

  it('have people who come again, connections that are lost, and guests now and then', () => {
    const lost = sessions.filter((events) => !events.some(({ event }) => event === 'LOGOUT'));
    expect(lost.length).toBeGreaterThan(sessions.length * 0.01);
    expect(lost.length).toBeLessThan(sessions.length * 0.1);
    const again = Map.groupBy(sessions, ([first]) => `${first?.user} ${first?.at.slice(0, 10)}`);
    const reconnected = [...again.values()].filter((own) => own.length > 1);
    expect(reconnected.length).toBeGreaterThan(again.size * 0.05);
    const ofGuests = sessions.filter(([first]) => first?.user.startsWith('guest:'));
    expect(ofGuests.length).toBeGreaterThan(5);
    expect(ofGuests.length / world.guests.length).toBeLessThan(sessions.length / world.people.length);
  });

  it('have a sign of life of every session at least every five minutes, as long as it runs', () => {
    const longest = sessions
      .filter((events) => !isNearOutage(events))
      .map((events) => {
        const times = events.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b);
        return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
      });
    expect(Math.max(...longest)).toBeLessThanOrEqual(5 * minute);
  });

  it('end now, in the middle of sessions that still run', () => {
    const now = today + 12 * 60 * minute;
    const events = eventsOf(0, now);
    expect(events.every(({ at }) => Date.parse(at) < now)).toBe(true);
    const recent = events.filter(({ event, at }) => event === 'ALIVE' && Date.parse(at) >= now - 5 * minute);
    expect(recent.length).toBeGreaterThan(0);
    expect(eventsOf(0).slice(0, events.length)).toEqual(events);
  });
});

/** The servers were down once, 40 days ago. */
function isNearOutage(events: readonly SessionEvent[]): boolean {
  return events.some(({ at }) => Math.floor(Date.parse(at) / day) === today / day - 40);
}
