import type { DayGraph } from '@campus/domain/analytics/graphs';
import type { PointState } from '@campus/domain/analytics/points';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { type Bins, type DaysQuery, dayBins, monthBins } from './day-query.ts';
import { readFigures } from './figures.ts';
import { readKnowledge } from './knowledge.ts';

/** A row that does not name its figure yet. */
export interface FigureRow {
  _time: string;
  State: PointState;
  Hours: number;
  value: number | null;
}

/** Returns one row per day, or none if nothing has been received of the account's world. */
export async function readDays(
  reader: UsageReader,
  graph: DayGraph,
  asked: DaysQuery,
  now: Date,
): Promise<FigureRow[]> {
  return rowsOf(reader, graph, dayBins(graph, asked, now));
}

/** Returns one row per UTC month. */
export async function readMonths(
  reader: UsageReader,
  figure: 'uniqueLogins' | 'newUsers',
  asked: DaysQuery,
  now: Date,
): Promise<FigureRow[]> {
  return rowsOf(reader, figure, monthBins(asked, now));
}

async function rowsOf(reader: UsageReader, figure: DayGraph | 'newUsers', bins: Bins): Promise<FigureRow[]> {
  const [figures, { isAnything, stateOf }] = await Promise.all([
    readFigures(reader, figure, bins),
    readKnowledge(reader, bins),
  ]);
  if (figures.size === 0 && !isAnything) return [];
  return bins.bins.map((day) => {
    const State = stateOf(day);
    const known = figures.get(day.start.getTime());
    const nothing = State === 'gap' || State === 'outside' || figure === 'sessionDuration' ? null : 0;
    return { _time: day.date, State, Hours: day.hours, value: rounded(known) ?? nothing };
  });
}

/** Rounds to at most two decimals. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}
