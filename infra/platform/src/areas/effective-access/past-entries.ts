import { lookBackDays } from '@campus/domain/analytics/period';
import { isKnown, presenceOf } from '@campus/domain/analytics/presence';
import type { Past, PastEntries } from '@campus/domain/effective-access/replay';
import type { ReplayGroup } from '@campus/domain/effective-access/replay-groups';
import * as z from 'zod';
import { isLimitReached } from '../../foundation/usage/limits.ts';
import { readOpenSessions } from '../../foundation/usage/open-sessions.ts';
import type { UsageReader } from '../../foundation/usage/reader.ts';

/** The entries to read: the account, the groups of places, and the latest time. */
interface EntriesQuery {
  accountId: string;
  groups: readonly Pick<ReplayGroup, 'places'>[];
  now: Date;
}

/**
 * Entries, and the time since when they are complete. Older entries that would take too long are left out.
 */
interface CoveredEntries {
  entries: PastEntries[];
  since: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The numbers of days to try, each with its share of the time limit. Fewer days are read if more took too
 * long.
 */
const attempts = [
  { days: lookBackDays, share: 0.6 },
  { days: 30, share: 0.25 },
  { days: 7, share: 0.15 },
];

/** The maximum number of combinations of people and groups. */
const maxRows = 200_000;

const counted = z.object({ person: z.coerce.number(), group: z.coerce.number(), entries: z.coerce.number() });

/**
 * Counts how often each person entered the places of each group in the last 90 days, or in as many days as
 * the time limit allows.
 */
export async function readPastEntries(
  reader: UsageReader,
  asked: EntriesQuery,
  seconds: number,
): Promise<CoveredEntries> {
  for (const { days, share } of attempts) {
    const since = new Date(asked.now.getTime() - days * dayMs);
    const entries = await readSince(reader, asked, since, seconds * share);
    if (entries) return { entries, since };
  }
  return { entries: [], since: asked.now };
}

/** Returns the entries since a time; undefined if reading exceeds its limits. */
async function readSince(
  reader: UsageReader,
  { accountId, groups, now }: EntriesQuery,
  since: Date,
  seconds: number,
): Promise<PastEntries[] | undefined> {
  try {
    const rows = await reader.rows(
      { accountId, from: since, to: now },
      {
        sql: ({ events }) => `
          select person, transform(room, {places:Array(String)}, {positions:Array(UInt32)}, toUInt32(0)) as "group", count() as entries from ${events}
          where kind = 'JOINROOM' and room in {places:Array(String)}
          group by person, "group" limit ${maxRows + 1}`,
        params: paramsOf(groups),
        row: counted,
        seconds,
      },
    );
    return rows.length > maxRows ? undefined : rows;
  } catch (error) {
    if (isLimitReached(error)) return undefined;
    throw error;
  }
}

/** Returns the people who are known to be in the places of each group now. */
export async function readInside(
  reader: UsageReader,
  { accountId, groups, now }: EntriesQuery,
): Promise<Past['inside'][number][]> {
  const { sessions, heard } = await readOpenSessions(reader, accountId, now);
  const positions = new Map(
    groups.flatMap(({ places }, position) => places.map((place) => [place, position] as const)),
  );
  return presenceOf(sessions, heard, now.getTime())
    .filter(isKnown)
    .flatMap(({ person, room }) => {
      const group = positions.get(room);
      return group === undefined ? [] : [{ person, group }];
    });
}

function paramsOf(groups: EntriesQuery['groups']) {
  return {
    places: groups.flatMap(({ places }) => places),
    positions: groups.flatMap(({ places }, position) => places.map(() => position)),
  };
}
