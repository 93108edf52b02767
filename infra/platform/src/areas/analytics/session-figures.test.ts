// @module-tag sampled
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type DayGraph, dayGraphs } from '@campus/domain/analytics/graphs';
import { usDate } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { sessionsOf } from '@campus/domain/analytics/session-rule';
import { daysLater } from '@campus/domain/core/days';
import { randomRuns } from '@campus/domain/testing/sweep';
import { usageDatabaseUrl } from '@campus/tests/events/usage';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { unique } from '@campus/tests/world/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openUsageDatabase, type UsageDatabase } from '../../foundation/usage/open.ts';
import { readOpenSessions } from '../../foundation/usage/open-sessions.ts';
import { sessionsSql } from '../../foundation/usage/session-sql.ts';
import type { StoredEvent } from '../../foundation/usage/writer.ts';
import { readVisits } from '../attendance/read-visits.ts';
import { readDays } from './day-rows.ts';
import { readFigures } from './figures.ts';
import { randomEvents } from './testing/random-events.ts';

const minute = 60_000;
const now = new Date('2026-10-01T00:00Z');

let folder: string;
let database: UsageDatabase;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  database = await openUsageDatabase({ databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 });
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const instant = (time: string) => Date.parse(`2026-09-${time}Z`);

/** Events as one writes them down: "08T10:00 LOGIN w1/c81 room". Without a name they are of w1/c. A number names the person too. */
function written(account: string, lines: readonly string[]): StoredEvent[] {
  return lines.map((line, seq) => {
    const [time = '', kind = '', connection = 'w1/c', room = ''] = line.split(' ');
    const [server = '', name = ''] = connection.split('/');
    const session = createHash('sha256').update(name).digest().readBigUInt64BE().toString();
    const common = {
      account,
      kind,
      ms: instant(time),
      person: Number(name) || 1,
      session,
      seq,
      room,
      server,
    };
    return { ...common, employee: false, talk: 0 };
  });
}

/** Signs of life every five minutes, after the first time and before the second. */
function alive(from: string, to: string, kind = 'ALIVE w1/c'): string[] {
  const count = Math.ceil((instant(to) - instant(from)) / (5 * minute)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(instant(from) + (index + 1) * 5 * minute).toISOString();
    return `${at.slice(8, 23)} ${kind}`;
  });
}

const store = (events: readonly StoredEvent[]) =>
  database.writer.insert(events, createHash('sha256').update(unique()).digest('hex'));

/** The figures of a new account with these batches of events. */
async function world(...batches: string[][]) {
  const accountId = unique();
  for (const lines of batches) await store(written(accountId, lines));
  return {
    accountId,
    /** The figures of days of September that have any. */
    figures: async (graph: DayGraph, from: string, to: string, room = 'r') => {
      const bins = daysOf({ from: `2026-09-${from}`, to: `2026-09-${to}` }, 'UTC');
      const earliest = new Date('2026-07-03T00:00Z');
      const asked = { accountId, bins, earliest, now, hideEmployees: true, room };
      const found = await readFigures(database.reader, graph, asked);
      return Object.fromEntries(
        [...found].map(([ms, value]) => [
          new Date(ms).toISOString().slice(8, 10),
          Math.round(value * 100) / 100,
        ]),
      );
    },
    /** The visits to the room within a time, as minutes. */
    attended: async (from: string, to: string) => {
      const window = { start: instant(from), end: instant(to) };
      const found = await readVisits(database.reader, accountId, { place: { room: 'r' }, window, now });
      return found
        .flatMap(({ visits }) => visits)
        .map(({ began, ended, inferred }) => [(ended - began) / minute, inferred])
        .toSorted((a, b) => Number(a[0]) - Number(b[0]));
    },
    live: async (time: string) => {
      const { sessions } = await readOpenSessions(database.reader, accountId, new Date(instant(time)));
      return sessions.map(({ server, room }) => `${server} ${room}`);
    },
    days: (graph: DayGraph, from: string, to: string) =>
      readDays(
        database.reader,
        graph,
        {
          ...{ accountId, startDateStr: usDate(`2026-09-${from}`), endDateStr: usDate(`2026-09-${to}`) },
          ...{ earliestTime: '-90d@h', offsetHoursStr: '0', hideEmployees: true, limit: 100, room: 'r' },
        },
        now,
      ),
  };
}

describe('a session counts whole', () => {
  it('ANA-039 ANA-040 ANA-041 ANA-063 where it ends after the range that is asked for', async () => {
    const late = await world(['01T23:00 LOGIN', ...alive('01T23:00', '02T03:00'), '02T03:00 LOGOUT']);
    expect(await late.figures('sessionDuration', '01', '01')).toEqual({ '01': 240 });
    const night = await world([
      ...['27T23:58 LOGIN', '27T23:58:30 JOINROOM w1/c r'],
      ...[...alive('27T23:57', '28T00:30'), '28T00:30 LOGOUT'],
    ]);
    expect(await night.figures('sessionDuration', '27', '27')).toEqual({ '27': 32 });
    for (const graph of ['concurrentUsers', 'roomConcurrentUsers'] as const)
      expect(await night.figures(graph, '26', '27'), graph).toEqual({ '27': 1 });
  });

  it('ANA-039 ANA-040 ATT-019 for a day at most, from wherever the range begins', async () => {
    const { figures, attended } = await world([
      ...['16T10:00 LOGIN', '16T10:00 JOINROOM w1/c r'],
      ...[...alive('16T10:00', '18T02:00'), '18T02:00 LOGOUT'],
    ]);
    expect(await figures('sessionDuration', '16', '18')).toEqual({ '16': 1_440 });
    for (const graph of ['concurrentUsers', 'roomConcurrentUsers'] as const)
      for (const [from, found] of [
        ['15', { '16': 1, '17': 1 }],
        ['17', { '17': 1 }],
        ['18', {}],
      ] as const)
        expect(await figures(graph, from, '19'), `${graph} ${from}`).toEqual(found);
    expect(await attended('17T08:00', '17T12:00')).toEqual([[1_440, true]]);
  });
});

it('ANA-040 who leaves at midnight is not present on the next day', async () => {
  const until = (end: string, person: number) => [
    `08T23:55 LOGIN w1/${person}`,
    ...[`08T23:55 JOINROOM w1/${person} r`, `${end} LOGOUT w1/${person}`],
  ];
  const { figures } = await world([
    ...until('09T00:00', 2),
    ...until('09T00:00', 3),
    ...until('09T00:04', 4),
  ]);
  for (const graph of ['concurrentUsers', 'roomConcurrentUsers'] as const)
    expect(await figures(graph, '08', '09'), graph).toEqual({ '08': 3, '09': 1 });
});

describe('a name of a connection', () => {
  it('ANA-039 ANA-040 that is used again is another session', async () => {
    const { figures } = await world([
      ...['08T10:00 LOGIN', ...alive('08T10:00', '08T10:30'), '08T10:30 LOGOUT'],
      ...['10T15:00 LOGIN', ...alive('10T15:00', '10T15:20'), '10T15:20 LOGOUT'],
    ]);
    expect(await figures('sessionDuration', '08', '10')).toEqual({ '08': 30, '10': 20 });
    expect(await figures('concurrentUsers', '08', '10')).toEqual({ '08': 1, '10': 1 });
  });

  it('ANA-039 ATT-019 belongs to its server', async () => {
    const { figures, attended } = await world([
      ...['05T10:00 LOGIN', '05T10:00 JOINROOM w1/c r', ...alive('05T10:00', '05T10:50')],
      ...['05T10:10 JOINROOM w2/c other', '05T10:50 LEAVEROOM w1/c r', '05T10:50 LOGOUT'],
      ...['06T10:00 LOGIN', '06T10:10 LOGOUT', '06T20:00 LOGIN w2/c'],
      ...[...alive('06T20:00', '06T20:30', 'ALIVE w2/c'), '06T20:30 LOGOUT w2/c'],
    ]);
    expect(await figures('sessionDuration', '06', '06')).toEqual({ '06': 20 });
    expect(await attended('05T09:00', '05T12:00')).toEqual([[50, false]]);
  });

  it('ATT-019 that is used again the next day ends no earlier visit', async () => {
    const { attended } = await world([
      ...['05T10:00 JOINROOM w1/c r', '05T10:05 ALIVE', '06T09:00 LOGIN', '06T09:01 JOINROOM w1/c other'],
    ]);
    expect(await attended('05T09:00', '05T12:00')).toEqual([[5, true]]);
  });

  it('ANA-028 that is used again after its end is live', async () => {
    const { live } = await world([
      ...['05T10:00 LOGIN', '05T10:01 LOGOUT', '05T11:58 LOGIN', '05T11:58 JOINROOM w1/c r'],
    ]);
    expect(await live('05T12:00')).toEqual(['w1 r']);
  });
});

describe('signs of life', () => {
  it('ANA-039 ATT-019 that are missing for more than ten minutes end a session', async () => {
    const { figures, attended } = await world([
      ...['01T10:00 LOGIN', '01T10:00 JOINROOM w1/c r', '01T10:05 ALIVE', '01T13:05 ALIVE'],
      ...['01T13:06 LEAVEROOM w1/c r', '01T13:06 LOGOUT'],
    ]);
    // Sessions of five minutes and of one.
    expect(await figures('sessionDuration', '01', '01')).toEqual({ '01': 3 });
    expect(await attended('01T09:00', '01T14:00')).toEqual([[5, true]]);
  });

  it('ANA-039 ANA-040 ANA-041 are all events, so that a room never has more people than the world', async () => {
    const { figures } = await world([
      '01T10:00 LOGIN',
      '01T10:03 JOINROOM w1/c r',
      '01T10:09 LEAVEROOM w1/c r',
    ]);
    expect(await figures('sessionDuration', '01', '01')).toEqual({ '01': 9 });
    expect(await figures('concurrentUsers', '01', '01')).toEqual({ '01': 1 });
    expect(await figures('roomConcurrentUsers', '01', '01')).toEqual({ '01': 1 });
  });

  it('ANA-039 ANA-040 ATT-019 count who only logged in, or only joined, for no time', async () => {
    const { figures, attended } = await world(['01T10:00 LOGIN', '02T10:00 JOINROOM w1/d r']);
    expect(await figures('sessionDuration', '01', '01')).toEqual({ '01': 0 });
    expect(await figures('concurrentUsers', '01', '02')).toEqual({ '01': 1, '02': 1 });
    expect(await figures('roomConcurrentUsers', '01', '02')).toEqual({ '02': 1 });
    expect(await attended('02T09:00', '02T12:00')).toEqual([[0, true]]);
  });

  it('ANA-039 never make a length below zero', async () => {
    const { figures } = await world(['01T10:00 LOGIN', '01T09:59 LOGOUT']);
    expect(await figures('sessionDuration', '01', '01')).toEqual({ '01': 0 });
  });
});

it('ANA-041 batches that arrive one after the other order the events of one millisecond', async () => {
  for (const [one, other] of [
    ['r', 's'],
    ['s', 'r'],
  ] as const) {
    const { figures, attended } = await world(
      ['01T10:00 LOGIN', `01T10:05 JOINROOM w1/c ${one}`],
      [`01T10:05 LEAVEROOM w1/c ${one}`, `01T10:05 JOINROOM w1/c ${other}`, '01T10:10 LOGOUT'],
    );
    expect(await figures('roomConcurrentUsers', '01', '01', one)).toEqual({ '01': 1 });
    expect(await attended('01T09:00', '01T11:00')).toEqual([one === 'r' ? [0, false] : [5, true]]);
  }
});

describe('zero, unknown, and partly known', () => {
  const beats = (server: string, from: string, to: string) => alive(from, to, `HEARTBEAT ${server}/`);
  const states = async (days: Promise<{ State: string; value: number | null }[]>) =>
    (await days).map(({ State, value }) => `${State} ${value}`);

  it('ANA-035 ANA-046 are three things: nobody came, nothing was received, and no row before the first event', async () => {
    const { days } = await world(beats('w1', '10T23:55', '13T00:05'));
    expect(await states(days('logins', '11', '12'))).toEqual(['complete 0', 'complete 0']);
    expect(await states(days('logins', '14', '15'))).toEqual(['gap null', 'gap null']);
    expect(await (await world()).days('logins', '11', '12')).toEqual([]);
  });

  it('ANA-035 a day with events and no heartbeat is partly known', async () => {
    const { days } = await world([
      ...[...beats('w1', '10T23:55', '12T00:00'), ...beats('w1', '13T23:55', '14T12:00')],
      '12T10:00 LOGIN',
    ]);
    expect(await states(days('logins', '11', '13'))).toEqual(['complete 0', 'partial 1', 'gap null']);
  });

  it('ANA-035 a day on which one of two servers was silent is partly known', async () => {
    const { days } = await world([
      ...beats('w1', '10T23:55', '15T00:00'),
      ...[...beats('w2', '10T23:55', '12T02:00'), ...beats('w2', '12T23:55', '14T00:00')],
    ]);
    expect(await states(days('logins', '11', '13'))).toEqual(['complete 0', 'partial 0', 'complete 0']);
  });
});

const session = z.object({
  began: z.coerce.number(),
  ended: z.coerce.number(),
  running: z.coerce.boolean(),
  server: z.string(),
});

describe('random events', () => {
  const span = { from: Date.parse('2026-07-10T00:00Z'), to: Date.parse('2026-09-29T00:00Z') };

  it('ANA-039 have the sessions in the engine that the domain finds', async () => {
    const accountId = unique();
    const events = randomEvents(accountId, { ...span, sessions: 400, seed: 11 });
    await store(events);
    const found = await database.reader.rows(
      { accountId, from: new Date(0), to: new Date(now.getTime() + 1) },
      { sql: (relations) => sessionsSql(relations.events), params: { now: now.getTime() }, row: session },
    );
    const connections = Map.groupBy(
      events,
      ({ person, server, session: name }) => `${person} ${server} ${name}`,
    );
    const expected = [...connections.values()].flatMap((own) => {
      const inOrder = own.toSorted(
        (a, b) => a.ms - b.ms || orderOf(a.kind) - orderOf(b.kind) || a.seq - b.seq,
      );
      return sessionsOf(inOrder, now.getTime());
    });
    const lines = (all: readonly { began: number; ended: number }[]) =>
      all.map(({ began, ended }) => `${began} ${ended}`).toSorted();
    expect(lines(found)).toEqual(lines(expected));
    expect(expected.length).toBeGreaterThan(400);
  });

  it('ANA-039 ANA-040 ANA-041 ANA-063 have the same figures, however long the range and whenever it begins', async () => {
    const accountId = unique();
    await store(randomEvents(accountId, { ...span, sessions: 600, seed: 12 }));
    const [first, days] = ['2026-07-05', 86];
    const figures = (graph: DayGraph, from: number, length: number) =>
      readFigures(database.reader, graph, {
        ...{ accountId, now, hideEmployees: false, room: 'r1', earliest: new Date('2026-07-03T00:00Z') },
        bins: daysOf({ from: daysLater(first, from), to: daysLater(first, from + length - 1) }, 'UTC'),
      });
    const whole = new Map<DayGraph, Awaited<ReturnType<typeof figures>>>();
    for (const graph of dayGraphs) whole.set(graph, await figures(graph, 0, days));
    const range = fc.tuple(
      fc.constantFrom(...dayGraphs),
      fc.nat(days - 1),
      fc.integer({ min: 1, max: days }),
    );
    await fc.assert(
      fc.asyncProperty(range, async ([graph, from, length]) => {
        const [start, end] = [from, from + length].map((day) => Date.parse(daysLater(first, day)));
        const known = [...(whole.get(graph) ?? [])].filter(([ms]) => ms >= (start ?? 0) && ms < (end ?? 0));
        expect([...(await figures(graph, from, length))].toSorted(byTime)).toEqual(known.toSorted(byTime));
      }),
      randomRuns(200),
    );
  });
});

const byTime = ([one]: [number, number], [other]: [number, number]) => one - other;
const orderOf = (kind: string) => (kind === 'LOGIN' ? 0 : kind === 'LOGOUT' ? 2 : 1);
