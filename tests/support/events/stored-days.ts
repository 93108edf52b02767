import { rm } from 'node:fs/promises';
import { type DayGraph, dayGraphs } from '@campus/domain/analytics/graphs';
import { daysOf } from '@campus/domain/analytics/points';
import { readFigures } from '@campus/platform/areas/analytics/figures';
import { acceptBatch } from '@campus/platform/areas/usage-events/accept-batch';
import { createPersonKeys } from '@campus/platform/areas/usage-events/person-keys';
import { retractBatch } from '@campus/platform/areas/usage-events/retract-batch';
import { connect } from '@campus/platform/foundation/usage/connect';
import { openUsageDatabase } from '@campus/platform/foundation/usage/open';
import { dayMs } from '@campus/platform/foundation/usage/stays/days';
import { storeDueDays } from '@campus/platform/foundation/usage/stays/keep-stays';
import { createStayWriter } from '@campus/platform/foundation/usage/stays/stay-writer';
import type { StoredEvent, UsageWriter } from '@campus/platform/foundation/usage/writer';
import * as z from 'zod';
import { makeTemporaryFolder } from '../stack/temporary-folder.ts';
import { makeAccount } from '../world/world.ts';
import { openDaysSchema } from './days-schema.ts';
import { asSent, ndjson, type TestEvent, usageDatabaseUrl } from './usage.ts';

/** The graphs of sessions and visits. */
const ofStays = dayGraphs.filter((graph) => graph === 'sessionDuration' || /concurrent/i.test(graph));

const visit = z.object({ room: z.string(), person: z.coerce.number(), began: z.coerce.number() });

/**
 * A usage store of its own, with its own list of stored days: the stack's service would store them too. `figures`
 * reads stored rows where there are any, `computed` reads events only.
 */
export async function openStoredDays() {
  const days = await openDaysSchema();
  const { sql } = days;
  const folder = await makeTemporaryFolder();
  const place = { databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 };
  const database = await openUsageDatabase(place, { sql });
  const plain = await openUsageDatabase(place);
  const connection = await connect(place);
  const keys = createPersonKeys(sql, []);
  const counts = { events: () => {} };
  const now = new Date();
  /** The first of the days that are looked at. */
  const start = Math.floor(now.getTime() / dayMs) - 80;

  const figuresOf = async (
    reader: typeof plain.reader,
    { accountId, from, length }: { accountId: string; from: number; length: number },
  ) => {
    const dates = [start + from, start + from + length - 1].map((day) =>
      new Date(day * dayMs).toISOString().slice(0, 10),
    );
    const bins = {
      ...{ accountId, now, hideEmployees: false, room: 'r1', earliest: new Date(0) },
      bins: daysOf({ from: dates[0] ?? '', to: dates[1] ?? '' }, 'UTC'),
    };
    const all: [DayGraph | 'visits', unknown][] = [];
    for (const graph of ofStays) {
      const found = [...(await readFigures(reader, graph, bins))].toSorted(([a], [b]) => a - b);
      all.push([graph, found.map(([ms, value]) => [Math.floor(ms / dayMs) - start, value])]);
    }
    const [first, last] = [(start + from) * dayMs, (start + from + length) * dayMs];
    const rows = await reader.stays(
      { accountId, first, last, now },
      {
        sql: ({ visits }) => `select * from (${visits()}) where began < {last:Int64} and ended > {first:Int64}
          order by room, person, began, ended, server`,
        params: { first, last, now: now.getTime() },
        row: visit.extend({ ended: z.coerce.number(), employee: z.coerce.boolean(), server: z.string() }),
      },
    );
    all.push(['visits', rows]);
    return Object.fromEntries(all) as Record<string, unknown[]>;
  };

  const worldOf = (accountId: string) => ({
    accountId,
    sql,
    connection,
    stays: database.stays,
    start,
    at: (day: number, time: string) => (start + day) * dayMs + Date.parse(`1970-01-01T${time}Z`),
    send: (key: string, events: readonly TestEvent[], writer: UsageWriter = database.writer) =>
      acceptBatch(
        { sql, writer, keys, counts, retentionDays: 3_650 },
        { key: `${accountId} ${key}`, body: Buffer.from(ndjson(events)) },
      ),
    sent: (events: readonly StoredEvent[]) => asSent(events),
    retract: (key: string, writer: UsageWriter = database.writer) =>
      retractBatch({ sql, writer }, { key: `${accountId} ${key}` }),
    writer: database.writer,
    store: (stays = database.stays) => storeDueDays({ sql, stays }),
    /** A writer of rows that dies instead of running the nth command. */
    dyingAt: (nth: number) => {
      let ran = 0;
      return createStayWriter({
        ...connection,
        command: async (...command) => {
          if (ran === nth) throw new Error('killed');
          ran += 1;
          await connection.command(...command);
        },
      });
    },
    /** What happens when a service is gone for long enough. */
    endLeases: () => sql.query(`update usage_session_day set claimed = claimed - interval '1 day'`),
    storedDays: async () => {
      const rows = await sql.query<{ day: number }>(
        'select day from usage_session_day where stored order by day',
      );
      return rows.map(({ day }) => day - start);
    },
    figures: (from = 0, length = 81) => figuresOf(database.reader, { accountId, from, length }),
    computed: (from = 0, length = 81) => figuresOf(plain.reader, { accountId, from, length }),
  });

  return {
    /** A new account; nothing is known of others. */
    world: async () => {
      await sql.query('delete from usage_session_day');
      await sql.query('delete from usage_batch');
      const { accountId } = await makeAccount();
      return worldOf(accountId);
    },
    close: async () => {
      await Promise.all([database.close(), plain.close(), connection.close()]);
      await days.close();
      await rm(folder, { recursive: true });
    },
  };
}
