import '@campus/contracts/analytics/report-page-messages';
import { text } from '@campus/contracts/core/text';
import { isMissing } from '@campus/domain/analytics/points';
import type { ReportGrain } from '@campus/domain/analytics/report-period';
import { daysLater } from '@campus/domain/core/days';
import { formatMonth, formatShortDate } from '../../../lib/format.ts';
import type { ChartData } from '../chart/chart-data.ts';
import type { PointFigure } from './report-state.ts';
import { type Report, spanText } from './report-words.ts';

type Point = Report['points'][number];

/** The chart of the days, weeks, or months of a report, with these figures. */
export function chartOfPoints(
  points: readonly Point[],
  grain: ReportGrain,
  figures: readonly PointFigure[],
): ChartData {
  return {
    label: text(`reports.points.${grain}`),
    figures: figures.map((figure) => text(`reports.figure.${figure}`)),
    points: points.map((point) => ({
      key: point.from,
      name: nameOf(point, grain),
      tick: grain === 'month' ? formatMonth(point.from.slice(0, 7)) : formatShortDate(point.from),
      values: figures.map((figure) => figureIn(point, figure)),
      state: point.state,
    })),
  };
}

/** A month that is whole has its name; one that the range cuts is named by its days. */
function nameOf({ from, to }: Point, grain: ReportGrain): string {
  const isWholeMonth =
    grain === 'month' && from.endsWith('-01') && daysLater(to, 1).endsWith('-01') && from !== to;
  return isWholeMonth ? formatMonth(from.slice(0, 7)) : spanText({ from, to });
}

function figureIn(point: Point, figure: PointFigure): number | null {
  if (figure === 'peak') return point.peak?.people ?? (isMissing(point) ? null : 0);
  const value = point[figure];
  return value === null ? null : Math.round(value * 10) / 10;
}
