import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { noun, text } from '@campus/contracts/core/text';
import { averageOfComplete, changeFrom } from '@campus/domain/analytics/comparison';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { formatChange, formatCount, formatDate, formatTenths } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { ChartView } from './chart/chart-view.tsx';
import { chartOf } from './chart-of.ts';
import { GraphLoading, StaleNotice } from './graph-reading.tsx';
import type { GraphStateProps } from './graph-state.ts';
import { KnownLine, NoData } from './known-line.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { type Before, useGraph } from './use-graph.ts';
import { useMarks } from './use-marks.ts';

/** The figures of a daily graph, or why there are none. A bar opens the people counted in it. */
export function GraphFigures({
  graph,
  state,
  room,
}: {
  graph: DayGraph;
  state: GraphStateProps['state'];
  room: string;
}) {
  const { now, before, earlier } = useGraph({ graph, state, room });
  const marks = useMarks({ graph, state });
  const { data, isPlaceholderData } = now;
  const points = data?.points;
  const earlierPoints = before?.points;
  const chart = useMemo(() => chartOf(graph, points ?? [], earlierPoints), [graph, points, earlierPoints]);
  const [opened, setOpened] = useState<string>();
  if (!data) return <GraphLoading query={now} />;
  if (data.points.length === 0) return <NoData completeUntil={data.completeUntil} />;
  const open = (index: number) => {
    const point = data.points[index];
    if (point?.value) setOpened(point.date);
  };
  const openLabel = (day: string) => text('analytics.people.open', { day });
  return (
    <chakra.div aria-busy={isPlaceholderData} minW={0}>
      <StaleNotice query={now} />
      <ChartView
        data={chart}
        marks={marks}
        view={state.view}
        opening={{ label: openLabel, people: text(`chart.hint.${behind(graph)}`), open }}
      />
      {earlier.error && <ErrorState error={earlier.error} onRetry={() => void earlier.refetch()} />}
      <chakra.div mt={2} textStyle="xs" color="fg.muted">
        <AverageLine points={data.points} before={earlier.error ? undefined : before} />
        <KnownLine
          points={chart.points}
          nobody={text(`analytics.nobody.${zeroOf(graph)}`)}
          unit={noun('noun.day')}
        />
        {graphFacts[graph].inUtc && <p>{text('analytics.utc')}</p>}
        {data.completeUntil && (
          <p>{text('analytics.completeUntil', { time: formatMoment(data.completeUntil) })}</p>
        )}
      </chakra.div>
      {opened !== undefined && (
        <PeopleDialog
          title={text('analytics.people.title', {
            graph: text(`analytics.graph.${graph}`),
            day: formatDate(opened),
          })}
          asked={{ graph, date: opened, hideEmployees: !state.employees, sfsRoom: room }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </chakra.div>
  );
}

/** Whom the list behind a bar has: a peak does not tell whom it counted. */
function behind(graph: DayGraph) {
  return graph === 'concurrentUsers' || graph === 'roomConcurrentUsers' ? 'present' : 'counted';
}

/** What a zero of the graph means. */
function zeroOf(graph: DayGraph) {
  if (graph === 'sessionDuration') return 'sessions';
  return graphFacts[graph].ofRoom ? 'room' : 'users';
}

/** Shows the average of the complete days and, in a comparison, of the earlier days. */
function AverageLine({ points, before }: { points: readonly GraphPoint[]; before: Before | undefined }) {
  const now = averageOfComplete(points);
  if (!now) return null;
  const earlier = before?.points && averageOfComplete(before.points);
  return (
    <p>
      {text('analytics.average', words(now))} {before && !earlier && text('analytics.before.none')}
      {earlier && text('analytics.before', words(earlier))} {earlier && changeText(earlier, now)}
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

function changeText(earlier: Average, now: Average): string | undefined {
  const change = changeFrom(earlier.average, now.average);
  return change === undefined ? undefined : text('analytics.before.change', { change: formatChange(change) });
}
