import { longestSessionMs } from '@campus/domain/analytics/sessions';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import type { SessionStep } from '@campus/domain/attendance/visits';
import * as z from 'zod';
import type { UsageReader } from '../../ground/usage/reader.ts';

/** Where people attended: a room, a private volume, or any private volume. */
export type Place = { room: string } | { volume: string } | 'anyVolume';

/** What happened to one session of a person. */
export interface SessionSteps {
  person: number;
  steps: SessionStep[];
}

/** The most events that a report goes through. */
const mostSteps = 2_000_000;

const row = z.object({
  person: z.coerce.number(),
  steps: z.array(z.tuple([z.coerce.number(), z.coerce.number(), z.string(), z.string(), z.coerce.number()])),
});

/** What happened to every session that was at the place, from a day before the window on. */
export async function readSteps(
  reader: UsageReader,
  accountId: string,
  { place, window, now }: { place: Place; window: AttendanceWindow; now: Date },
): Promise<SessionSteps[]> {
  const { joins, leaves, named } = eventsOf(place);
  const to = Math.min(now.getTime() + 1, window.end + longestSessionMs);
  const rows = await reader.rows(
    { accountId, from: new Date(window.start - longestSessionMs), to: new Date(to) },
    {
      sql: ({ events }) => `
        select person, arraySort(groupArray(${mostSteps})((ms, seq, kind, room, talk))) as steps
        from ${events}
        where kind in ('JOINROOM', 'LOGOUT', 'ALIVE', '${joins}', '${leaves}')
          and session in (select session from ${events} where kind = '${joins}' ${named}
            and ms < {end:Int64})
        group by person, session`,
      params: { room: nameOf(place), end: window.end },
      row,
    },
  );
  return rows.map(({ person, steps }) => ({
    person,
    steps: steps.map(([ms, , kind, room, talked]) => ({ kind: stepOf(place, kind, room), ms, talked })),
  }));
}

function eventsOf(place: Place) {
  const isRoom = place !== 'anyVolume' && 'room' in place;
  return {
    joins: isRoom ? 'JOINROOM' : 'JOINVOLUME',
    leaves: isRoom ? 'LEAVEROOM' : 'LEAVEVOLUME',
    named: place === 'anyVolume' ? '' : 'and room = {room:String}',
  };
}

function nameOf(place: Place): string {
  if (place === 'anyVolume') return '';
  return 'room' in place ? place.room : place.volume;
}

/** What an event means to the place. A private volume is in a room: who joins a room is no longer in it. */
function stepOf(place: Place, kind: string, room: string): SessionStep['kind'] {
  const { joins, leaves } = eventsOf(place);
  const here = place === 'anyVolume' || room === nameOf(place);
  if (kind === joins) return here ? 'joined' : 'elsewhere';
  if (kind === leaves) return here ? 'left' : 'alive';
  if (kind === 'JOINROOM') return 'elsewhere';
  return kind === 'LOGOUT' ? 'ended' : 'alive';
}
