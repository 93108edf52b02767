import '@campus/contracts/analytics/page-messages';
import type { GraphPoint, MonthPoint } from '@campus/contracts/analytics/analytics';
import { text } from '@campus/contracts/core/text';
import { type DayGraph, monthFigures } from '@campus/domain/analytics/graphs';
import { formatDate, formatMonth, formatShortDate } from '../../lib/format.ts';
import type { ChartData } from './chart/chart-data.ts';

/** The chart of a daily graph, with its comparison values. */
export function chartOf(
  graph: DayGraph,
  points: readonly GraphPoint[],
  before: readonly GraphPoint[] | undefined,
): ChartData {
  return {
    label: text(`analytics.graph.${graph}`),
    figures: [text(`analytics.figure.${graph}`)],
    points: points.map(({ date, value, state, hours }) => ({
      key: date,
      name: formatDate(date),
      tick: formatShortDate(date),
      values: [value],
      state,
      hours,
    })),
    before:
      before && before.length > 0
        ? {
            name: text('analytics.before.series'),
            values: points.map((_, index) => before[index]?.value ?? null),
          }
        : undefined,
  };
}

/** The chart of the monthly figures. */
export function chartOfMonths(points: readonly MonthPoint[]): ChartData {
  return {
    label: text('analytics.graph.months'),
    figures: monthFigures.map((figure) => text(`analytics.figure.${figure}`)),
    points: points.map(({ month, state, ...figures }) => ({
      key: month,
      name: formatMonth(month),
      tick: formatMonth(month),
      values: monthFigures.map((figure) => figures[figure]),
      state,
    })),
  };
}
