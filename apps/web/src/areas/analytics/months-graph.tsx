import { monthsState } from '@campus/contracts/analytics/dashboard-state';
import { noun, text } from '@campus/contracts/core/text';
import { type MonthFigure, monthFigures, monthGraphOf } from '@campus/domain/analytics/graphs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { formatMonth } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useAccount } from '../../shell/account.tsx';
import { alone, trpc } from '../../trpc.ts';
import { ChartView } from './chart/chart-view.tsx';
import { chartOfMonths } from './chart-of.ts';
import { GraphActions } from './graph-actions.tsx';
import { GraphLoading, StaleNotice } from './graph-reading.tsx';
import { KnownLine, NoData } from './known-line.tsx';
import { MonthsExportButton } from './months-export-button.tsx';
import { nextRead } from './next-read.ts';
import { PeopleDialog } from './people-dialog.tsx';

/** Unique logins and new users per month, in UTC. A month opens the people counted in it. */
export function MonthsGraph() {
  const [{ view }, setState] = useListState(monthsState, 'months');
  const title = text('analytics.graph.months');
  return (
    <Card
      title={title}
      description={text('analytics.months.definition')}
      action={
        <GraphActions graph={title} view={view} onChange={(next) => setState({ view: next })}>
          <MonthsExportButton title={title} />
        </GraphActions>
      }
    >
      <CardBody>
        <Months view={view} />
      </CardBody>
    </Card>
  );
}

function Months({ view }: { view: 'chart' | 'table' }) {
  const { id: accountId } = useAccount();
  const query = trpc.analytics.months.useQuery({ accountId }, { trpc: alone, refetchInterval: nextRead });
  const { data } = query;
  const points = data?.points;
  const chart = useMemo(() => chartOfMonths(points ?? []), [points]);
  const [opened, setOpened] = useState<string>();
  if (!data) return <GraphLoading query={query} />;
  if (data.points.length === 0) return <NoData completeUntil={data.completeUntil} />;
  const open = (index: number) => {
    const point = data.points[index];
    if (point?.uniqueUsers || point?.newUsers) setOpened(point.month);
  };
  const openLabel = (month: string) => text('analytics.people.open', { day: month });
  return (
    <div>
      <StaleNotice query={query} />
      <ChartView
        data={chart}
        view={view}
        opening={{ label: openLabel, people: text('chart.hint.counted'), open }}
      />
      <chakra.div mt={2} textStyle="xs" color="fg.muted">
        <KnownLine points={chart.points} nobody={text('analytics.nobody.months')} unit={noun('noun.month')} />
        <p>{text('analytics.utc')}</p>
        {data.completeUntil && (
          <p>{text('analytics.completeUntil', { time: formatMoment(data.completeUntil) })}</p>
        )}
      </chakra.div>
      {opened !== undefined && <MonthPeople month={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** The people counted in one of the two figures of a month (YYYY-MM). */
function MonthPeople({ month, onClose }: { month: string; onClose: () => void }) {
  const [figure, setFigure] = useState<MonthFigure>('uniqueUsers');
  const graph = monthGraphOf[figure];
  return (
    <PeopleDialog
      title={text('analytics.people.title', {
        graph: text(`analytics.graph.${graph}`),
        day: formatMonth(month),
      })}
      asked={{ graph, date: `${month}-01`, hideEmployees: true, sfsRoom: '' }}
      choice={
        <FilterSelect
          label={text('analytics.people.figure')}
          value={figure}
          options={monthFigures.map((value) => ({ value, label: text(`analytics.figure.${value}`) }))}
          onChange={(chosen) => setFigure(monthFigures.find((one) => one === chosen) ?? figure)}
        />
      }
      onClose={onClose}
    />
  );
}
