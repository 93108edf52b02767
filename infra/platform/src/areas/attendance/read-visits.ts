import { sessionsOf } from '@campus/domain/analytics/session-rule';
import { readAfterMs, readBeforeMs } from '@campus/domain/analytics/sessions';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import { type Place, stepsAt } from '@campus/domain/attendance/steps';
import { type Visit, visitsOf } from '@campus/domain/attendance/visits';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { connectionsSql, part } from '../../foundation/usage/session-sql.ts';

/** The visits of one connection. */
interface ConnectionVisits {
  person: number;
  visits: Visit[];
}

const row = z.object({
  person: z.coerce.number(),
  events: z.array(z.tuple([z.coerce.number(), z.string(), z.string(), z.coerce.number()])),
});

/**
 * Returns the visits of every connection at the place. Reads a day before and after the window, so that the
 * sessions in it are known whole.
 */
export async function readVisits(
  reader: UsageReader,
  accountId: string,
  { place, window, now }: { place: Place; window: AttendanceWindow; now: Date },
): Promise<ConnectionVisits[]> {
  const { joins, named } = joinsOf(place);
  const to = Math.min(now.getTime() + 1, window.end + readAfterMs);
  const rows = await reader.rows(
    { accountId, from: new Date(window.start - readBeforeMs), to: new Date(to) },
    {
      sql: ({ events }) => `
        select person, arrayMap(step -> (step.${part.ms}, step.${part.kind}, step.${part.room}, step.${part.talk}), steps) as events
        from (${connectionsSql(
          events,
          `session in (select session from ${events} where kind = '${joins}' ${named} and ms < {end:Int64})`,
        )})`,
      params: { room: nameOf(place), end: window.end },
      row,
    },
  );
  return rows.map(({ person, events }) => {
    const sent = events.map(([ms, kind, room, talked]) => ({ kind, ms, room, talked }));
    const sessions = sessionsOf(sent, now.getTime());
    return { person, visits: sessions.flatMap((one) => visitsOf(stepsAt(place, one.events), one)) };
  });
}

/** Returns the events that start a stay at a place. */
function joinsOf(place: Place) {
  return {
    joins: place !== 'anyVolume' && 'room' in place ? 'JOINROOM' : 'JOINVOLUME',
    named: place === 'anyVolume' ? '' : 'and room = {room:String}',
  };
}

function nameOf(place: Place): string {
  if (place === 'anyVolume') return '';
  return 'room' in place ? place.room : place.volume;
}
