import { maxSessionMs } from '@campus/domain/analytics/sessions';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import { type Place, stepsAt } from '@campus/domain/attendance/steps';
import type { SessionStep } from '@campus/domain/attendance/visits';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';

/** The steps of one session. */
export interface SessionSteps {
  person: number;
  steps: SessionStep[];
}

/** The maximum number of events that a report reads. */
const maxSteps = 2_000_000;

const row = z.object({
  person: z.coerce.number(),
  steps: z.array(z.tuple([z.coerce.number(), z.coerce.number(), z.string(), z.string(), z.coerce.number()])),
});

/** Returns the steps of every session at the place, starting a day before the window. */
export async function readSteps(
  reader: UsageReader,
  accountId: string,
  { place, window, now }: { place: Place; window: AttendanceWindow; now: Date },
): Promise<SessionSteps[]> {
  const { joins, named } = joinsOf(place);
  const to = Math.min(now.getTime() + 1, window.end + maxSessionMs);
  const rows = await reader.rows(
    { accountId, from: new Date(window.start - maxSessionMs), to: new Date(to) },
    {
      sql: ({ events }) => `
        select person, arraySort(groupArray(${maxSteps})((ms, seq, kind, room, talk))) as steps
        from ${events}
        where kind in ('JOINROOM', 'LEAVEROOM', 'JOINVOLUME', 'LEAVEVOLUME', 'LOGOUT', 'ALIVE')
          and session in (select session from ${events} where kind = '${joins}' ${named}
            and ms < {end:Int64})
        group by person, session`,
      params: { room: nameOf(place), end: window.end },
      row,
    },
  );
  return rows.map(({ person, steps }) => ({
    person,
    steps: stepsAt(
      place,
      steps.map(([ms, , kind, room, talked]) => ({ kind, ms, room, talked })),
    ),
  }));
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
