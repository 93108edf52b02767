import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { noun, text } from '@campus/contracts/core/messages';
import { averageOfComplete, changeFrom } from '@campus/domain/analytics/comparison';
import { formatChange, formatCount, formatTenths } from '../../lib/format.ts';
import type { Before } from './use-graph.ts';

/** The average of the complete days and, in a comparison, the average of the days before. */
export function AverageLine({
  points,
  before,
}: {
  points: readonly GraphPoint[];
  before: Before | undefined;
}) {
  const now = averageOfComplete(points);
  if (!now) return null;
  const earlier = before?.points && averageOfComplete(before.points);
  return (
    <p>
      {text('analytics.average', words(now))} {before && !earlier && text('analytics.before.none')}
      {earlier && text('analytics.before', words(earlier))} {earlier && changeWords(earlier, now)}
    </p>
  );
}

interface Average {
  average: number;
  days: number;
}

const words = ({ average, days }: Average) => ({
  average: formatTenths(average),
  days: formatCount(days, noun('noun.day')),
});

function changeWords(earlier: Average, now: Average): string | undefined {
  const change = changeFrom(earlier.average, now.average);
  return change === undefined ? undefined : text('analytics.before.change', { change: formatChange(change) });
}
