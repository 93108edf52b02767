import type { readReportHours } from '@campus/contracts/analytics/reports';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatNumber, formatTenths, formatWeekday } from '../../../lib/format.ts';
import { ReadPart } from './read-part.tsx';
import type { ReportProps } from './report-state.ts';
import { formatShortWeekday } from './report-words.ts';
import { useReportHours } from './use-report-parts.ts';

type WeekHour = z.output<typeof readReportHours.output>['items'][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const dayHours = Array.from({ length: 24 }, (_, hour) => hour);

/** How many people are online on average, in a table of hours and weekdays whose cells are colored. */
export function ReportHours({ report }: ReportProps) {
  const query = useReportHours(report);
  return (
    <Card title={text('reports.hours')} description={text('reports.hours.about')}>
      <CardBody>
        <ReadPart query={query}>{({ items }) => <Hours hours={items} />}</ReadPart>
      </CardBody>
    </Card>
  );
}

/** The average number of people in an hour of a weekday; null where nothing is known of it. */
const averageOf = (at: WeekHour | undefined) => (at && at.known > 0 ? at.hours / at.known : null);

function Hours({ hours }: { hours: readonly WeekHour[] }) {
  const byPlace = new Map(hours.map((at) => [`${at.weekday} ${at.hour}`, averageOf(at)]));
  const known = [...byPlace.values()].filter((value) => value !== null);
  if (known.length === 0) return <EmptyState title={text('reports.hours.allUnknown')} />;
  const most = Math.max(...known);
  const average = (weekday: number, hour: number) => byPlace.get(`${weekday} ${hour}`) ?? null;
  return (
    <>
      <chakra.div role="group" aria-label={text('reports.hours')} tabIndex={0} overflowX="auto">
        <chakra.table
          w="full"
          minW="17rem"
          tableLayout="fixed"
          textStyle="xs"
          fontVariantNumeric="tabular-nums"
          aria-label={text('reports.hours')}
        >
          <thead>
            <tr>
              <Head scope="col" w="2.75rem" textAlign="start">
                {text('reports.hours.hour')}
              </Head>
              {weekdays.map((weekday) => (
                <Head key={weekday} scope="col">
                  <abbr aria-hidden title={formatWeekday(weekday)} style={{ textDecoration: 'none' }}>
                    {formatShortWeekday(weekday)}
                  </abbr>
                  <chakra.span srOnly>{formatWeekday(weekday)}</chakra.span>
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {dayHours.map((hour) => (
              <tr key={hour}>
                <Head scope="row" textAlign="start" fontWeight="normal">
                  {clockOf(hour)}
                </Head>
                {weekdays.map((weekday) => (
                  <HourCell key={weekday} average={average(weekday, hour)} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      <chakra.p mt={2} textStyle="xs" color="fg.muted">
        {text('reports.hours.legend')} {known.length < 168 && text('reports.hours.someUnknown')}
      </chakra.p>
    </>
  );
}

function HourCell({ average, most }: { average: number | null; most: number }) {
  if (average === null)
    return (
      <Cell bg="bg.muted" color="fg.muted">
        <span aria-hidden>{text('reports.hours.unknown')}</span>
        <chakra.span srOnly>{text('chart.unknown')}</chakra.span>
      </Cell>
    );
  const share = most === 0 ? 0 : Math.round((average / most) * strongest);
  return (
    <Cell
      style={{
        background: `color-mix(in srgb, var(--campus-colors-accent-solid) ${share}%, var(--campus-colors-bg-panel))`,
      }}
    >
      {average < 100 ? formatTenths(average) : formatNumber(Math.round(average))}
    </Cell>
  );
}

/** The share of the accent color in the cell with the most people, in percent. Text on it stays readable. */
const strongest = 45;

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const Head = chakra('th', { base: { px: 0.5, py: 1, fontWeight: 'medium', textAlign: 'center' } });
const Cell = chakra('td', {
  base: {
    px: 0.5,
    py: 1,
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'bg.panel',
    printColorAdjust: 'exact',
  },
});
