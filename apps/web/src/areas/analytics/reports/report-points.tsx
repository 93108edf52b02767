import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { FilterSelect } from '../../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { ChartView } from '../chart/chart-view.tsx';
import { GraphActions } from '../graph-actions.tsx';
import { KnownLine, NoData } from '../known-line.tsx';
import { PeakPeople } from './peak-people.tsx';
import { chartOfPoints } from './points-chart.ts';
import { ReadPart } from './read-part.tsx';
import { pointFigures, type ReportProps } from './report-state.ts';
import type { Report } from './report-words.ts';
import { useReportFigures } from './use-report-parts.ts';

/** The days, weeks, or months of the range: one figure as a chart, or all of them as a table. */
export function ReportPoints({ report }: ReportProps) {
  const { state, setState, grain } = report;
  const title = text(`reports.points.${grain}`);
  const query = useReportFigures(report);
  return (
    <Card
      title={title}
      description={state.view === 'chart' ? definitionText(state.figure) : text('reports.points.all')}
      action={
        <GraphActions graph={title} view={state.view} onChange={(view) => setState({ view })}>
          {state.view === 'chart' && (
            <FilterSelect
              label={text('reports.points.figure')}
              value={state.figure}
              options={pointFigures.map((value) => ({ value, label: text(`reports.figure.${value}`) }))}
              onChange={(chosen) => setState({ figure: pointFigures.find((one) => one === chosen) })}
            />
          )}
        </GraphActions>
      }
    >
      <CardBody>
        <ReadPart query={query}>
          {(read) =>
            read.points.length === 0 ? (
              <NoData completeUntil={read.completeUntil} />
            ) : (
              <Points report={report} points={read.points} />
            )
          }
        </ReadPart>
      </CardBody>
    </Card>
  );
}

/** What the chart shows: the name of its figure, and its definition. */
function definitionText(figure: (typeof pointFigures)[number]): string {
  return text('reports.points.one', {
    figure: text(`reports.figure.${figure}`),
    definition: text(`reports.definition.${figure}`),
  });
}

function Points({ report, points }: ReportProps & { points: Report['points'] }) {
  const { state, grain, asked } = report;
  const isChart = state.view === 'chart';
  const data = useMemo(
    () => chartOfPoints(points, grain, isChart ? [state.figure] : pointFigures),
    [points, grain, isChart, state.figure],
  );
  const people = useMemo(() => chartOfPoints(points, grain, ['people']).points, [points, grain]);
  const [opened, setOpened] = useState<string>();
  const opening = {
    label: (name: string) => text('reports.peak.openOf', { time: name }),
    people: text('reports.peak.people'),
    open: (index: number) => setOpened(points[index]?.peak?.at),
  };
  return (
    <>
      <ChartView data={data} view={state.view} {...((!isChart || state.figure === 'peak') && { opening })} />
      <chakra.div mt={2} textStyle="xs" color="fg.muted">
        <KnownLine points={people} nobody={text('analytics.nobody.users')} unit={noun(`noun.${grain}`)} />
      </chakra.div>
      {opened !== undefined && (
        <PeakPeople at={opened} hideEmployees={asked.hideEmployees} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
