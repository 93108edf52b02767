import { noun, text } from '@campus/contracts/core/text';
import { type DayGraph, graphFacts } from '@campus/domain/analytics/graphs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { formatDate } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { ChartView } from './chart/chart-view.tsx';
import { chartOf } from './chart-of.ts';
import { Comparison } from './comparison.tsx';
import { GraphLoading, StaleNotice } from './graph-reading.tsx';
import { KnownLine, NoData } from './known-line.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { type Shown, useGraph } from './use-graph.ts';
import { useMarks } from './use-marks.ts';

/** The figures of a daily graph, or why there are none. A bar opens the people counted in it. */
export function GraphFigures(shown: Shown) {
  const { graph, state, room } = shown;
  const { now, before, earlier } = useGraph(shown);
  const marks = useMarks(shown);
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
        <Comparison graph={graph} points={data.points} before={earlier.error ? undefined : before} />
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
