import { text } from '@campus/contracts/core/messages';
import type { DayGraph } from '@campus/domain/analytics/graphs';
import { graphFacts } from '@campus/domain/analytics/graphs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { AverageLine } from './average-line.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { chartOf } from './chart-of.ts';
import type { GraphStateProps } from './graph-state.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { useGraph } from './use-graph.ts';
import { useMarks } from './use-marks.ts';

/** The figures of a graph of days, or why there are none; a bar opens the people behind it. */
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
  const { data, error, isPlaceholderData } = now;
  const points = data?.points;
  const earlierPoints = before?.points;
  const chart = useMemo(() => chartOf(graph, points ?? [], earlierPoints), [graph, points, earlierPoints]);
  const [opened, setOpened] = useState<string>();
  if (!data || (error && !isPlaceholderData) || error)
    return <LoadingOrError error={error} onRetry={() => void now.refetch()} />;
  if (data.points.length === 0) return <EmptyState title={text('analytics.noData')} />;
  const open = (index: number) => {
    const point = data.points[index];
    if (point?.value) setOpened(point.date);
  };
  const openLabel = (day: string) => text('analytics.people.open', { day });
  return (
    <chakra.div aria-busy={isPlaceholderData} minW={0}>
      <ChartView data={chart} marks={marks} view={state.view} opening={{ label: openLabel, open }} />
      {earlier.error && <ErrorState error={earlier.error} onRetry={() => void earlier.refetch()} />}
      <chakra.div mt={2} textStyle="xs" color="fg.muted">
        <AverageLine points={data.points} before={earlier.error ? undefined : before} />
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
