import { daysBetween, hourAt, later, type Span, weekdayOf } from './calendar.ts';
import { day, hour, minute, type WorldEvent } from './event.ts';
import { type Knowledge, knowledgeAt } from './knowledge.ts';
import { type Presence, peakOf, quantile, within } from './present.ts';
import { type Session, sessionsAt } from './sessions.ts';
import { staysOf } from './stays.ts';

/** What is asked of the page Reports. */
export interface ReportQuestion {
  from: string;
  to: string;
  zone: string;
  now: number;
  hideEmployees: boolean;
}

/** The figures of a range, or of one of its days, weeks, or months. Nothing is rounded. */
export interface ReportFigures {
  people: number;
  logins: number;
  hours: number;
  sessions: number;
  median: number | null;
  lowerQuartile: number | null;
  upperQuartile: number | null;
  peak: { people: number; at: number } | null;
}

interface World {
  events: readonly WorldEvent[];
  sessions: readonly Session[];
}

function worldOf(events: readonly WorldEvent[], { now, hideEmployees }: ReportQuestion): World {
  const counted = events.filter(({ at, employee }) => at <= now && !(hideEmployees && employee));
  return { events: counted, sessions: sessionsAt(counted, now) };
}

const peopleOf = (stays: readonly { user: string }[]) => new Set(stays.map(({ user }) => user)).size;

/** The hours of stays within a time. */
function hoursWithin(stays: readonly Presence[], start: number, end: number): number {
  const cut = stays.map(({ began, ended }) => Math.min(ended, end) - Math.max(began, start));
  return cut.reduce((sum, ms) => sum + Math.max(0, ms), 0) / hour;
}

function figuresOf({ events, sessions }: World, start: number, end: number): ReportFigures {
  const over = sessions.filter(({ began, goesOn }) => !goesOn && began >= start && began < end);
  const minutes = over.map(({ began, ended }) => (ended - began) / minute);
  return {
    people: peopleOf(within(sessions, start, end)),
    logins: events.filter(({ event, at }) => event === 'LOGIN' && at >= start && at < end).length,
    hours: hoursWithin(sessions, start, end),
    sessions: over.length,
    median: quantile(minutes, 0.5) ?? null,
    lowerQuartile: quantile(minutes, 0.25) ?? null,
    upperQuartile: quantile(minutes, 0.75) ?? null,
    peak: peakOf(sessions, start, end) ?? null,
  };
}

/** Reports look back to the full hour of 400 days ago. */
const reach = (now: number) => Math.floor((now - 400 * day) / hour) * hour;

/** The figures of the whole range. */
export function totalsOf(events: readonly WorldEvent[], asked: ReportQuestion): ReportFigures {
  const days = daysBetween(asked.from, asked.to, asked.zone);
  const start = Math.max(days[0]?.start ?? 0, reach(asked.now));
  return figuresOf(worldOf(events, asked), start, Math.min(days.at(-1)?.end ?? 0, asked.now + 1));
}

/** The days, ISO weeks, or calendar months of the range; the first and the last can be parts. */
export function pointsOf(
  events: readonly WorldEvent[],
  asked: ReportQuestion,
  grain: 'day' | 'week' | 'month',
): (ReportFigures & { from: string; to: string })[] {
  const world = worldOf(events, asked);
  const nameOf = {
    day: (date: string) => date,
    week: (date: string) => later(date, 1 - weekdayOf(date)),
    month: (date: string) => date.slice(0, 7),
  }[grain];
  const spans = Map.groupBy(daysBetween(asked.from, asked.to, asked.zone), ({ date }) => nameOf(date));
  return [...spans.values()].map((days) => {
    const [first, last] = [days[0], days.at(-1)] as [Span, Span];
    const figures = figuresOf(
      world,
      Math.max(first.start, reach(asked.now)),
      Math.min(last.end, asked.now + 1),
    );
    return { from: first.date, to: last.date, ...figures };
  });
}

/** What is known of times of a report, which looks back 400 days. */
export function reportKnowledge(events: readonly WorldEvent[], now: number): Knowledge {
  return knowledgeAt(events, { now, earliest: reach(now), heardDays: 400 });
}

/** The hours attended in an hour of a weekday, and how many such hours are known. */
export interface WeekHour {
  hours: number;
  known: number;
}

/** Each hour of each weekday: 168, Monday 0:00 first. An hour that comes twice is one, and known twice as long. */
export function weekHoursOf(events: readonly WorldEvent[], asked: ReportQuestion): WeekHour[] {
  const { sessions } = worldOf(events, asked);
  const { stateOf } = reportKnowledge(events, asked.now);
  const sums = Array.from({ length: 168 }, () => ({ hours: 0, known: 0 }));
  for (const span of daysBetween(asked.from, asked.to, asked.zone)) {
    const { date, start, end } = span;
    const first = Math.max(start, reach(asked.now));
    const there = within(sessions, first, Math.min(end, asked.now + 1));
    const isKnown = stateOf(span) !== 'gap' && stateOf(span) !== 'outside';
    if (there.length === 0 && !isKnown) continue;
    // No zone changes its clock within a quarter of an hour that begins on one.
    for (let at = start; at < end; at += 15 * minute) {
      const index = (weekdayOf(date) - 1) * 24 + hourAt(at, asked.zone);
      const [since, upTo] = [Math.max(at, first), Math.min(at + 15 * minute, end)];
      const sum = sums[index];
      if (!sum) continue;
      sum.hours += hoursWithin(there, since, Math.min(upTo, asked.now + 1));
      if (isKnown) sum.known += Math.max(0, Math.min(upTo, asked.now) - since) / hour;
    }
  }
  return sums;
}

/** The new people of a month, and who of them was online again 30 days or more after their first login. */
export interface Cohort {
  month: string;
  people: number;
  returned: number;
  over: number;
}

/** The cohorts of the range, by the month of the first login ever. */
export function returningOf(events: readonly WorldEvent[], asked: ReportQuestion): Cohort[] {
  const { events: counted, sessions } = worldOf(events, asked);
  const days = daysBetween(asked.from, asked.to, asked.zone);
  const end = Math.min(days.at(-1)?.end ?? 0, asked.now + 1);
  const logins = counted.filter(({ event }) => event === 'LOGIN');
  const first = [...Map.groupBy(logins, ({ user }) => user)].map(([user, own]) => {
    const at = Math.min(...own.map((login) => login.at));
    return { user, at, month: days.find((one) => at >= one.start && at < one.end)?.date.slice(0, 7) };
  });
  const months = [...new Set(first.flatMap(({ month }) => month ?? []))].toSorted();
  return months.map((month) => {
    const own = first.filter((one) => one.month === month);
    const isBack = ({ user, at }: (typeof own)[number]) =>
      within(sessions, at + 30 * day, end).some((session) => session.user === user);
    return {
      month,
      people: own.length,
      returned: own.filter(isBack).length,
      over: own.filter(({ at }) => at + 30 * day <= end).length,
    };
  });
}

/** A room that was used. */
export interface RoomUse {
  sfsRoom: string;
  people: number;
  joins: number;
  hours: number;
  peak: { people: number; at: number } | null;
}

/** The rooms of the range, most people first, then most joins, then by name. */
export function roomsOf(events: readonly WorldEvent[], asked: ReportQuestion): RoomUse[] {
  const { events: counted, sessions } = worldOf(events, asked);
  const days = daysBetween(asked.from, asked.to, asked.zone);
  const start = Math.max(days[0]?.start ?? 0, reach(asked.now));
  const end = Math.min(days.at(-1)?.end ?? 0, asked.now + 1);
  const stays = within(
    sessions.flatMap(staysOf).filter(({ where }) => where === 'room'),
    start,
    end,
  );
  const joins = counted.filter(({ event, at }) => event === 'JOINROOM' && at >= start && at < end);
  const names = new Set([...stays.map(({ name }) => name), ...joins.map(({ room }) => room)]);
  const uses = [...names].map((sfsRoom) => {
    const own = stays.filter(({ name }) => name === sfsRoom);
    return {
      ...{ sfsRoom, people: peopleOf(own), joins: joins.filter(({ room }) => room === sfsRoom).length },
      ...{ hours: hoursWithin(own, start, end), peak: peakOf(own, start, end) ?? null },
    };
  });
  return uses.toSorted(
    (a, b) => b.people - a.people || b.joins - a.joins || (a.sfsRoom < b.sfsRoom ? -1 : 1),
  );
}

/** Who was in the world at a moment, or in one room of it. */
export function peopleAt(
  events: readonly WorldEvent[],
  { at, now, hideEmployees, room }: { at: number; now: number; hideEmployees: boolean; room?: string },
): string[] {
  const { sessions } = worldOf(events, { from: '', to: '', zone: 'UTC', now, hideEmployees });
  const stays: readonly Presence[] =
    room === undefined ? sessions : sessions.flatMap(staysOf).filter(({ name }) => name === room);
  return [...new Set(within(stays, at, at + 1).map(({ user }) => user))].toSorted();
}
