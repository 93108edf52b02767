import '@campus/contracts/analytics/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import { formatCount, formatList } from '../../../lib/format.ts';
import type { ChartMark } from './chart-data.ts';

/** Says how many changes of the account and how many notes there are. */
export function countText(marks: readonly ChartMark[]): string {
  const notes = marks.filter(({ isNote }) => isNote).length;
  const changes = marks.length - notes;
  const counted = [
    ...(changes > 0
      ? [text('chart.marks.changes', { changes: formatCount(changes, noun('noun.chartMark')) })]
      : []),
    ...(notes > 0 ? [formatCount(notes, noun('noun.dayNote'))] : []),
  ];
  return text('chart.marks.count', { marks: formatList(counted) });
}

/** The heading of the column of marks. */
export function columnText(marks: readonly ChartMark[]): string {
  const notes = marks.filter(({ isNote }) => isNote).length;
  if (notes === 0) return text('chart.column.marks');
  return text(notes === marks.length ? 'chart.column.notes' : 'chart.column.marksAndNotes');
}
