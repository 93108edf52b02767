import type { getUsersAtPeak } from '@campus/contracts/analytics/report-usage';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { usersOfKeys } from '../../../foundation/usage/people.ts';
import { countedPeople, withinSql } from '../session-sql.ts';
import { readStays, spanOf } from './report-span.ts';

const row = z.object({ person: z.coerce.number(), events: z.coerce.number(), total: z.coerce.number() });

/** Returns the people who were in the world, or in a room, at a moment. */
export async function readPeopleAt(
  sources: UsageSources,
  asked: Omit<z.output<typeof getUsersAtPeak.input>, 'server'>,
  now: Date,
): Promise<z.input<typeof getUsersAtPeak.output>> {
  const { room, limit, offset } = asked;
  const at = new Date(asked.at);
  const moment = { start: at, end: new Date(at.getTime() + 1) };
  const span = spanOf(asked, moment, { now, retentionDays: sources.retentionDays });
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
