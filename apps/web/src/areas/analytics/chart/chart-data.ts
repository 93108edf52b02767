import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import { isMissing, type PointState } from '@campus/domain/analytics/points';
import { formatList, formatNumber } from '../../../lib/format.ts';

/** A day or month of a chart. */
export interface ChartPoint {
  key: string;
  /** Its full name. */
  name: string;
  /** The text below its bar. */
  tick: string;
  /** One value per figure; null where unknown. */
  values: readonly (number | null)[];
  state: PointState;
  /** The length of a day in hours; left out for months. */
  hours?: number;
}

/** Something that happened on the day of a point. */
export interface ChartMark {
  /** Tells it from others of the day. */
  id: string;
  /** The key of the point. */
  point: string;
  /** The event, as a sentence. */
  sentence: string;
  /** The link to more details; undefined if the person may not open it. */
  href: string | undefined;
  /** Whether a person wrote it, instead of the audit log. */
  isNote: boolean;
}

export interface ChartData {
  /** The title of the chart. */
  label: string;
  /** The names of the figures. */
  figures: readonly string[];
  points: readonly ChartPoint[];
  /** The comparison values, one per point. */
  before?: { name: string; values: readonly (number | null)[] } | undefined;
}

/** Formats a value as text: "none" if there was nothing to measure, "not known" if it is missing. */
export function valueText(value: number | null, point: Pick<ChartPoint, 'state'>): string {
  if (value !== null) return formatNumber(value);
  return text(isMissing(point) ? 'chart.unknown' : 'chart.none');
}

/** Describes a point in a sentence for screen readers. */
export function pointText({ figures, before }: ChartData, point: ChartPoint, index: number): string {
  const values = point.values.map((value, figure) =>
    text('chart.value', { figure: figures[figure] ?? '', value: valueText(value, point) }),
  );
  const earlier = before?.values[index];
  if (before && typeof earlier === 'number')
    values.push(text('chart.value', { figure: before.name, value: formatNumber(earlier) }));
  const state = point.state === 'complete' ? '' : text(`chart.state.${point.state}`);
  return text('chart.point', { name: point.name, values: formatList(values), state });
}

/** Describes a point and the events of its day for screen readers. */
export function markedText(
  data: ChartData,
  point: ChartPoint,
  index: number,
  marks: readonly ChartMark[] = [],
): string {
  const sentences = marks.filter((mark) => mark.point === point.key).map(({ sentence }) => sentence);
  const figures = pointText(data, point, index);
  return sentences.length === 0
    ? figures
    : text('chart.marked', { point: figures, marks: sentences.join(' ') });
}
