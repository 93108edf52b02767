import type { getRoomUse } from '@campus/contracts/analytics/room-use-usage';
import { lookBackOf } from '@campus/domain/analytics/look-back';
import { earliestTime } from '@campus/domain/analytics/period';
import { heartbeatMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { readLive } from './presence.ts';
import { createSharedReads } from './shared-reads.ts';

type Row = z.input<typeof getRoomUse.output>[number];

/** The maximum number of rooms returned; an account has 5,000. */
const maxRooms = 20_000;
/** How long counted entries are cached. They cover 90 days, so they change slowly. */
const sharedMs = 10_000;
const shared = createSharedReads<UsageReader, Omit<Row, 'Rooms'> & { entered: Entered[] }>(sharedMs);

const entered = z.object({ room: z.string(), entries: z.coerce.number(), last: z.coerce.number() });
type Entered = z.output<typeof entered>;

const heard = z.object({ first: z.coerce.number(), spans: z.coerce.number() });

/** Returns the current people and the entries of 90 days, for every room that has any. */
export async function readRoomUse(reader: UsageReader, accountId: string): Promise<Row[]> {
  const [{ entered: rooms, ...knowledge }, { Rooms: present }] = await Promise.all([
    shared(reader, accountId, () => readEntries(reader, accountId)),
    readLive(reader, accountId, false).then(({ summary }) => summary),
  ]);
  const people = new Map(present.map(({ SFSRoom, People }) => [SFSRoom, People]));
  const uses = new Map(
    rooms.map(({ room, entries, last }) => [room, { Entries: entries, Last_Entry: iso(last) }]),
  );
  const names = new Set([...uses.keys(), ...people.keys()]);
  names.delete('');
  const never = { Entries: 0, Last_Entry: null };
  return [
    {
      ...knowledge,
      Rooms: [...names].map((SFSRoom) => ({
        ...{ SFSRoom, People: people.get(SFSRoom) ?? 0 },
        ...(uses.get(SFSRoom) ?? never),
      })),
    },
  ];
}

async function readEntries(reader: UsageReader, accountId: string) {
  const now = new Date();
  const scope = { accountId, from: earliestTime(now), to: new Date(now.getTime() + 1) };
  const [rooms, [spans]] = await Promise.all([
    reader.rows(scope, {
      sql: ({ events }) => `
        select room, count() as entries, max(ms) as last from ${events}
        where kind = 'JOINROOM' group by room limit ${maxRooms}`,
      row: entered,
    }),
    reader.rows(scope, {
      sql: ({ events }) => `
        select min(ms) as first, uniqExact(intDiv(ms, ${heartbeatMs})) as spans from ${events}
        where kind = 'HEARTBEAT' having count() > 0`,
      row: heard,
    }),
  ]);
  const known = lookBackOf({ first: spans?.first, spans: spans?.spans ?? 0 }, now);
  return {
    entered: rooms,
    Complete: known?.complete ?? false,
    Known_Since: known ? known.knownSince.toISOString() : null,
    Missing_Hours: known?.missingHours ?? 0,
  };
}

const iso = (ms: number) => new Date(ms).toISOString();
