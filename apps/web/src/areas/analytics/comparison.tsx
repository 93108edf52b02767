import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { noun, text } from '@campus/contracts/core/text';
import { averageOfComplete, changeFrom, sumOfComplete } from '@campus/domain/analytics/comparison';
import { addsUp, type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { formatChange, formatCount, formatTenths } from '../../lib/format.ts';
import type { Before } from './use-graph.ts';

/** Shows the average and, where days can be added up, the sum of the complete days; in a comparison, earlier ones too. */
export function Comparison({
  graph,
  points,
  before,
}: {
  graph: DayGraph;
  points: readonly GraphPoint[];
  before: Before | undefined;
}) {
  const now = averageOfComplete(points);
  if (!now) return null;
  const earlier = before?.points && averageOfComplete(before.points);
  return (
    <>
      <p>
        {text('analytics.average', words(now))} {before && !earlier && text('analytics.before.none')}
        {earlier && text('analytics.before', words(earlier))} {earlier && changeText(earlier, now)}
      </p>
      {addsUp(graphFacts[graph].searchType) && <p>{sumText(graph, points, earlier && before?.points)}</p>}
    </>
  );
}

interface Average {
  average: number;
  days: number;
}

const dayText = (days: number) => formatCount(days, noun('noun.day'));

const words = ({ average, days }: Average) => ({ average: formatTenths(average), days: dayText(days) });

function changeText(earlier: Average, now: Average): string | undefined {
  const change = changeFrom(earlier.average, now.average);
  return change === undefined ? undefined : text('analytics.before.change', { change: formatChange(change) });
}

/** Says what was counted on how many complete days, and on how many before them. */
function sumText(graph: DayGraph, points: readonly GraphPoint[], before: readonly GraphPoint[] | undefined) {
  const now = sumOfComplete(points);
  const counted = noun(graph === 'logins' ? 'noun.countedLogin' : 'noun.countedJoin');
  const shown = { figures: formatCount(now.sum, counted), days: dayText(now.days) };
  if (!before) return text('analytics.sum', shown);
  const earlier = sumOfComplete(before);
  return text('analytics.sum.before', {
    ...shown,
    earlier: formatCount(earlier.sum, counted),
    earlierDays: dayText(earlier.days),
  });
}
