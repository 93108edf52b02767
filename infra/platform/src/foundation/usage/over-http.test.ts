import { rm } from 'node:fs/promises';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { daysOf } from '@campus/domain/analytics/points';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { readFigures } from '../../areas/analytics/figures.ts';
import { randomEvents } from '../../areas/analytics/testing/random-events.ts';
import { openUsageDatabase, type UsageDatabase } from './open.ts';
import { type ClickHouseFront, startClickHouseFront } from './testing/clickhouse-front.ts';

const accountId = 'here';
const span = { from: Date.parse('2026-01-01T12:00Z'), to: Date.parse('2026-04-30T12:00Z') };
const whole = { accountId, from: new Date(span.from), to: new Date(span.to) };
/** A room name that could break out of a text, a parameter, or a line. */
const room = `r'1\\n\t"; --\n{account:String}`;
const token = (digit: string) => digit.repeat(64);

let folder: string;
let front: ClickHouseFront;
let server: UsageDatabase;
let inside: UsageDatabase;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  front = await startClickHouseFront(folder);
  server = await openUsageDatabase({ databaseUrl: front.url, folder: '', retentionDays: 3_650 });
  inside = await openUsageDatabase({ databaseUrl: '', folder, retentionDays: 3_650 });
  const events = randomEvents(accountId, { ...span, sessions: 300, seed: 5 });
  await server.writer.insert(
    events.map((event) => (event.room === 'r1' ? { ...event, room } : event)),
    token('a'),
  );
});

afterAll(async () => {
  await server.close();
  await inside.close();
  await front.close();
  await rm(folder, { recursive: true });
});

it.each([...dayGraphs, 'newUsers'] as const)(
  'a server answers as chDB in the process does: %s',
  async (figure) => {
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe']) {
      const asked = {
        ...{ accountId, bins: daysOf({ from: '2026-01-01', to: '2026-04-30' }, zone) },
        ...{ earliest: whole.from, now: new Date('2026-11-20T00:00Z'), hideEmployees: false, room },
      };
      const figures = await readFigures(server.reader, figure, asked);
      expect(figures).toEqual(await readFigures(inside.reader, figure, asked));
      expect(figures.size).toBeGreaterThan(figure === 'newUsers' ? 10 : 60);
    }
  },
);

const counted = {
  sql: ({ events }: { events: string }) => `select count() as n from ${events} where room = {room:String}`,
  params: { room },
  row: z.object({ n: z.coerce.number() }),
};

it('a batch is stored once on a server, and insertions without its token are not swallowed', async () => {
  const [{ n: before } = { n: 0 }] = await server.reader.rows(whole, counted);
  const events = randomEvents(accountId, { ...span, sessions: 20, seed: 6 })
    .filter(({ kind }) => kind === 'JOINROOM')
    .map((event) => ({ ...event, room }));
  for (const digit of ['b', 'b', 'c', 'b', 'd']) await server.writer.insert(events, token(digit));
  const [after] = await server.reader.rows(whole, counted);
  expect(after).toEqual({ n: before + 3 * events.length });
});

it('sends a server no setting beside the text of a query', () => {
  expect([...front.names].sort()).toEqual(['query', 'query_id']);
});

it('fails where the server refuses', async () => {
  const nobody = { databaseUrl: front.url.replace('secret', 'guess'), folder: '', retentionDays: 400 };
  await expect(openUsageDatabase(nobody)).rejects.toThrow(/Authentication failed/);
  const wrong = { sql: () => 'select nothing as n', row: counted.row };
  await expect(server.reader.rows(whole, wrong)).rejects.toThrow(/nothing/);
});
