import { daysBetween, monthsBetween, type Span } from './calendar.ts';
import { hour, minute, type WorldEvent } from './event.ts';
import { knowledgeAt, type State } from './knowledge.ts';
import { peakOf, quantile } from './present.ts';
import { type Session, sessionsAt } from './sessions.ts';
import { staysOf } from './stays.ts';

/** What is asked of the graphs. Days before `earliest` are not looked back to. */
export interface Question {
  from: string;
  to: string;
  zone: string;
  now: number;
  earliest: number;
  hideEmployees: boolean;
  room: string;
}

/** A day or a month of a graph. The value is not rounded. */
export interface Point {
  date: string;
  hours: number;
  state: State;
  value: number | null;
}

interface World {
  events: readonly WorldEvent[];
  sessions: readonly Session[];
  room: string;
}

/** Undefined where there is nothing to count. */
type Figure = (world: World, start: number, end: number) => number | undefined;

const at = (events: readonly WorldEvent[], start: number, end: number) =>
  events.filter((event) => event.at >= start && event.at < end);
const logins = ({ events }: World) => events.filter(({ event }) => event === 'LOGIN');
const joins = ({ events, room }: World) =>
  events.filter((event) => event.event === 'JOINROOM' && event.room === room);
const many = (events: readonly unknown[]) => events.length || undefined;
const people = (events: readonly WorldEvent[]) => many([...new Set(events.map(({ user }) => user))]);

/** The graphs by day, as the dashboard describes them. */
export const dayFigures = {
  logins: (world, start, end) => many(at(logins(world), start, end)),
  uniqueLogins: (world, start, end) => people(at(logins(world), start, end)),
  sessionDuration: ({ sessions }, start, end) => {
    const over = sessions.filter(({ began, goesOn }) => !goesOn && began >= start && began < end);
    return quantile(
      over.map(({ began, ended }) => (ended - began) / minute),
      0.5,
    );
  },
  concurrentUsers: ({ sessions }, start, end) => peakOf(sessions, start, end)?.people,
  roomConcurrentUsers: ({ sessions, room }, start, end) => {
    const stays = sessions.flatMap(staysOf).filter(({ where, name }) => where === 'room' && name === room);
    return peakOf(stays, start, end)?.people;
  },
  roomUniqueUsers: (world, start, end) => people(at(joins(world), start, end)),
  roomJoins: (world, start, end) => many(at(joins(world), start, end)),
} as const satisfies Record<string, Figure>;

/** The graphs by month of UTC. */
export const monthFigures = {
  uniqueLogins: dayFigures.uniqueLogins,
  newUsers: (world, start, end) => {
    const first = new Map<string, number>();
    for (const login of logins(world))
      first.set(login.user, Math.min(login.at, first.get(login.user) ?? login.at));
    return many([...first.values()].filter((time) => time >= start && time < end));
  },
} as const satisfies Record<string, Figure>;

/** The days of a graph. Those of distinct people are days of UTC, as their graph says. */
export function daysOfGraph(
  graph: keyof typeof dayFigures,
  events: readonly WorldEvent[],
  asked: Question,
): Point[] {
  const zone = graph === 'uniqueLogins' ? 'UTC' : asked.zone;
  return pointsOf(dayFigures[graph], events, asked, daysBetween(asked.from, asked.to, zone));
}

/** The months of a graph. */
export function monthsOfGraph(
  graph: keyof typeof monthFigures,
  events: readonly WorldEvent[],
  asked: Question,
): Point[] {
  return pointsOf(monthFigures[graph], events, asked, monthsBetween(asked.from, asked.to));
}

function pointsOf(figure: Figure, events: readonly WorldEvent[], asked: Question, spans: Span[]): Point[] {
  const { now, earliest, hideEmployees, room } = asked;
  const counted = events.filter((event) => event.at <= now && !(hideEmployees && event.employee));
  const world = { events: counted, sessions: sessionsAt(counted, now), room };
  const { stateOf, isHeard } = knowledgeAt(events, asked);
  const found = spans.map(({ start, end }) => {
    const [first, last] = [Math.max(start, earliest), Math.min(end, now + 1)];
    return first < last ? figure(world, first, last) : undefined;
  });
  const isAnything = isHeard || spans.some((span) => holds(events, span, asked));
  if (!isAnything && found.every((value) => value === undefined)) return [];
  return spans.map((span, index) => {
    const state = stateOf(span);
    const isZero = state !== 'gap' && state !== 'outside' && figure !== dayFigures.sessionDuration;
    const { date, start, end } = span;
    return { date, state, hours: (end - start) / hour, value: found[index] ?? (isZero ? 0 : null) };
  });
}

function holds(events: readonly WorldEvent[], { start, end }: Span, { now, earliest }: Question): boolean {
  return events.some((event) => event.at >= Math.max(start, earliest) && event.at < Math.min(end, now));
}
