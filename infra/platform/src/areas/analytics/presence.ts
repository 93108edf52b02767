import type { getPresence } from '@campus/contracts/analytics/live-usage';
import { isKnown, isSilent, type Presence, peopleOf, presenceOf } from '@campus/domain/analytics/presence';
import type * as z from 'zod';
import type { UsageSources } from '../../call/usage-function.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { readOpenSessions } from '../../foundation/usage/open-sessions.ts';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { namesOfKeys } from './names-of-keys.ts';
import { createSharedReads } from './shared-reads.ts';

type PresenceQuery = z.output<typeof getPresence.input>;
type Row = z.input<typeof getPresence.output>[number];

interface Live {
  presence: Presence[];
  summary: Pick<Row, 'Online' | 'Unknown' | 'Unknown_Since' | 'Rooms' | 'Running_Servers' | 'Last_Heard'>;
}

/** How long one read serves all viewers of the account. */
const sharedMs = 500;
const shared = createSharedReads<UsageReader, Live>(sharedMs);

const sharedPages = createSharedReads<Live, Row['People']>(sharedMs);

/** Returns who is in rooms now: the rooms and, if the caller may see names, one page of people. */
export async function readPresence(
  { reader, sql }: UsageSources,
  asked: PresenceQuery,
  namesAllowed: boolean,
): Promise<Row[]> {
  const { accountId, hideEmployees, room, limit, offset } = asked;
  const live = await readLive(reader, accountId, hideEmployees);
  const listed = room === undefined ? live.presence : live.presence.filter((stay) => stay.room === room);
  const page = listed.slice(offset, offset + limit);
  const people = namesAllowed
    ? await sharedPages(live, JSON.stringify([room, limit, offset]), () => named(sql, accountId, page))
    : [];
  return [{ ...live.summary, Names_Allowed: namesAllowed, People: people, Total: listed.length }];
}

async function named(sql: Sql, accountId: string, page: readonly Presence[]): Promise<Row['People']> {
  const nameOf = await namesOfKeys(sql, accountId, peopleOf(page));
  return page.map(({ person, room: SFSRoom, since, unknownSince }) => {
    const { userId, displayName, email } = nameOf(person);
    return {
      ...{ User_ID: userId, Display_Name: displayName, Email: email, SFSRoom, Since: iso(since) },
      Unknown_Since: unknownSince === undefined ? null : iso(unknownSince),
    };
  });
}

/** Returns the people in an account's rooms now. Calls within half a second share one read. */
export function readLive(reader: UsageReader, accountId: string, hideEmployees: boolean): Promise<Live> {
  return shared(reader, `${accountId} ${hideEmployees}`, () => readNow(reader, accountId, hideEmployees));
}

async function readNow(reader: UsageReader, accountId: string, hideEmployees: boolean): Promise<Live> {
  const now = new Date();
  const { sessions, heard } = await readOpenSessions(reader, accountId, now);
  const counted = sessions.filter(({ employee }) => !(hideEmployees && employee));
  const presence = presenceOf(counted, heard, now.getTime());
  const times = [...heard.values()];
  const unknown = presence.flatMap(({ unknownSince }) => unknownSince ?? []);
  return {
    presence,
    summary: {
      Online: peopleOf(presence.filter(isKnown)).size,
      Unknown: peopleOf(presence.filter((stay) => !isKnown(stay))).size,
      Unknown_Since: unknown.length > 0 ? iso(earliest(unknown)) : null,
      Rooms: roomsOf(presence),
      Running_Servers: times.filter((time) => !isSilent(time, now.getTime())).length,
      Last_Heard: times.length > 0 ? iso(Math.max(...times)) : null,
    },
  };
}

/** Counts the people in each room, fullest first. */
function roomsOf(presence: readonly Presence[]): Row['Rooms'] {
  const rooms = new Map<string, Row['Rooms'][number]>();
  for (const stay of presence) {
    const room = rooms.get(stay.room) ?? { SFSRoom: stay.room, People: 0, Unknown: 0 };
    if (isKnown(stay)) room.People += 1;
    else room.Unknown += 1;
    rooms.set(stay.room, room);
  }
  return [...rooms.values()].toSorted(
    (a, b) => b.People - a.People || b.Unknown - a.Unknown || (a.SFSRoom < b.SFSRoom ? -1 : 1),
  );
}

const iso = (ms: number) => new Date(ms).toISOString();
const earliest = (times: readonly number[]) => times.reduce((a, b) => Math.min(a, b));
