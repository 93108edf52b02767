import type { getUsersAtPeak } from '@campus/contracts/analytics/report-usage';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { usersOfKeys } from '../../../foundation/usage/people.ts';
import { countedPeople } from '../session-sql.ts';
import { readStays, spanOf } from './report-span.ts';
import { withinSql } from './stays-sql.ts';

type Asked = z.output<typeof getUsersAtPeak.input>;
type Row = z.input<typeof getUsersAtPeak.output>[number];

const row = z.object({ person: z.coerce.number(), events: z.coerce.number(), total: z.coerce.number() });

/** Returns the people who were in the world, or in a room, at a moment, by their number of sessions or visits then. */
export async function readUsersAtPeak(sources: UsageSources, asked: Asked, now: Date): Promise<Row[]> {
  const { at, room, limit, offset } = asked;
  const start = new Date(at);
  const end = new Date(start.getTime() + 1);
  const span = spanOf(asked, { start, end }, { now, retentionDays: sources.retentionDays });
  const rows = await readStays(sources, span, {
    sql: ({ sessions, visitsToRoom }) => `
      select person, count() as events, count() over () as total
      from (${withinSql(room === '' ? sessions(countedPeople) : visitsToRoom(countedPeople))})
      group by person order by events desc, person limit ${limit} offset ${offset}`,
    params: { room },
    row,
  });
  const userOf = await usersOfKeys(
    sources.sql,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, events, total }) => ({ User_ID: userOf(person), Events: events, Total: total }));
}
