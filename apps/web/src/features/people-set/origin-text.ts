import '@campus/contracts/analytics/graph-messages';
import '@campus/contracts/members/people-messages';
import { text } from '@campus/contracts/core/text';
import type { StoredOrigin } from '@campus/contracts/members/people-origins';
import type { PeopleSet } from '@campus/contracts/members/people-sets';
import { isByMonth } from '@campus/domain/analytics/graphs';
import { formatDate, formatMonth } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** Describes where a list of people comes from: the graph or report, the place, and the time. */
export function originText({ origin, roomName }: Pick<PeopleSet, 'origin' | 'roomName'>) {
  const place = roomName || origin.sfsRoom;
  const source = sourceOf(origin);
  return {
    source: place === '' ? source : text('people.place', { source, place }),
    time: origin.kind === 'figure' ? formatOriginDate(origin) : windowText(origin),
  };
}

/** Formats the day or the month of a figure. */
function formatOriginDate({ graph, date }: Extract<StoredOrigin, { kind: 'figure' }>): string {
  return isByMonth(graph) ? formatMonth(date.slice(0, 7)) : formatDate(date);
}

function sourceOf(origin: StoredOrigin): string {
  if (origin.kind === 'figure') return text(`analytics.graph.${origin.graph}`);
  if (origin.kind === 'activity') {
    const report = text('page.roomActivity');
    if (origin.type === 'ALL') return report;
    return text(origin.type === 'JOINROOM' ? 'people.entered' : 'people.left', { report });
  }
  const report = text(`page.${origin.page}`);
  return origin.kind === 'record' ? text('people.record', { report }) : report;
}

/** Formats a period from start to end. */
export function windowText({ from, to }: { from: string; to: string }): string {
  return text('people.window', { from: formatMoment(from), to: formatMoment(to) });
}
