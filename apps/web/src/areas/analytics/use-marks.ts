import type { DayNote } from '@campus/contracts/analytics/day-notes';
import type { ChartMark as Mark } from '@campus/contracts/analytics/marks';
import { noun, text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import { formatCount, isoDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useAccount } from '../../shell/account.tsx';
import { alone, trpc } from '../../trpc.ts';
import type { ChartMark } from './chart/chart-data.ts';
import { zoneOf } from './graph-state.ts';
import { useNotes } from './notes/use-notes.ts';
import type { Shown } from './use-graph.ts';

const none: readonly ChartMark[] = [];

/**
 * Reads the account's changes on the days of a graph, and the notes on days. Empty while loading and after a failure, because the
 * figures do not depend on it. Graphs with the same days and zone share one request.
 */
export function useMarks({ graph, range }: Pick<Shown, 'graph' | 'range'>): readonly ChartMark[] {
  const { id: accountId } = useAccount();
  const { data } = trpc.analytics.marks.useQuery(
    { accountId, ...range, timeZone: zoneOf(graph) },
    { trpc: alone },
  );
  const { data: notes } = useNotes();
  return useMemo(
    () =>
      data || notes ? [...(data?.items.map(markOf) ?? []), ...(notes?.items.map(markOfNote) ?? [])] : none,
    [data, notes],
  );
}

function markOf(mark: Mark): ChartMark {
  return {
    id: `${mark.day} ${mark.kind}`,
    point: mark.day,
    sentence: sentenceOf(mark),
    href: hrefOf(mark),
    isNote: false,
  };
}

function markOfNote({ id, day, text: note }: DayNote): ChartMark {
  return {
    id,
    point: day,
    sentence: text('analytics.mark.note', { note }),
    href: undefined,
    isNote: true,
  };
}

/** The words for kinds of changes that can concern one room or several. */
const ofRooms = {
  roomsCreated: 'roomCreated',
  roomsDeleted: 'roomDeleted',
  roomsRestored: 'roomRestored',
  roomsOpened: 'roomOpened',
  roomsHidden: 'roomHidden',
} as const;

function isOfRooms(kind: Mark['kind']): kind is keyof typeof ofRooms {
  return kind in ofRooms;
}

function sentenceOf({ kind, count, name }: Mark): string {
  if (isOfRooms(kind))
    return name === ''
      ? text(`analytics.mark.${kind}`, { rooms: formatCount(count, noun('noun.markedRoom')) })
      : text(`analytics.mark.${ofRooms[kind]}`, { room: name });
  switch (kind) {
    case 'themeApplied':
      return name === ''
        ? text('analytics.mark.themesApplied')
        : text('analytics.mark.themeApplied', { theme: name });
    case 'themeRemoved':
      return name === ''
        ? text('analytics.mark.themesRemoved')
        : text('analytics.mark.themeRemoved', { theme: name });
    case 'membersImported':
    case 'membersRemoved':
      return text(`analytics.mark.${kind}`, { members: formatCount(count, noun('noun.member')) });
    case 'peopleInvited':
      return text('analytics.mark.peopleInvited', { people: formatCount(count, noun('noun.visitor')) });
    default:
      return text(`analytics.mark.${kind}`);
  }
}

/** The link to the audit log, filtered to a mark's entries. Its days are in the browser's zone. */
function hrefOf({ at, entry }: Mark): string | undefined {
  if (!entry) return undefined;
  const { operation, target, first } = entry;
  const filter = { operation, target, from: isoDay(new Date(first)), to: isoDay(new Date(at)) };
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  return `${paths.audit}?${new URLSearchParams(chosen)}`;
}
