import { noun, text } from '@campus/contracts/core/text';
import { perPerson, reportChange } from '@campus/domain/analytics/report-choices';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatChange, formatCount, formatTenths } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { NoData } from '../known-line.tsx';
import { PeakButton } from './peak-button.tsx';
import { ReadPart } from './read-part.tsx';
import type { ReportProps } from './report-state.ts';
import { figureText, knownText, type Report, spanText, type Totals } from './report-words.ts';
import { useReportFigures } from './use-report-parts.ts';

/** The figures of the whole range, each beside that of the earlier range. */
export function ReportFigures({ report }: ReportProps) {
  const query = useReportFigures(report);
  const { data } = query;
  const earlier = data?.earlier;
  const span = spanText(report.range);
  const description = earlier ? text('reports.figures.compared', { span, earlier: spanText(earlier) }) : span;
  return (
    <Card title={text('reports.figures')} description={description}>
      <CardBody>
        <ReadPart query={query}>
          {(read) =>
            read.points.length === 0 ? (
              <NoData completeUntil={read.completeUntil} />
            ) : (
              <Figures read={read} hideEmployees={report.asked.hideEmployees} />
            )
          }
        </ReadPart>
      </CardBody>
    </Card>
  );
}

function Figures({ read, hideEmployees }: { read: Report; hideEmployees: boolean }) {
  const { totals, earlier, completeUntil } = read;
  const missing = totals.known.missing + (earlier?.known.missing ?? 0);
  const before = (figureOf: (of: Totals) => number | null) =>
    earlier && earlierText({ now: figureOf(totals), before: figureOf(earlier), missing });
  const simple = (['people', 'guests', 'logins', 'hours'] as const).map((name) => (
    <Figure key={name} name={name} value={figureText(totals[name])} before={before((of) => of[name])} />
  ));
  return (
    <>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))"
        columnGap={6}
        rowGap={5}
      >
        {simple}
        <Figure
          name="hoursPerPerson"
          value={hoursPerPersonText(totals)}
          before={before(({ hours, people }) => perPerson(hours, people))}
        />
        <Figure name="median" value={medianText(totals)} before={before(({ median }) => median)}>
          {totals.median !== null && quartilesText(totals)}
        </Figure>
        <Figure name="peak" value={peakText(totals)} before={before(peakOf)}>
          {totals.peak && (
            <>
              <time dateTime={totals.peak.at}>
                {text('reports.peak.at', { time: formatMoment(totals.peak.at) })}
              </time>{' '}
              <PeakButton at={totals.peak.at} hideEmployees={hideEmployees} />
            </>
          )}
        </Figure>
      </chakra.dl>
      <chakra.div mt={5} textStyle="xs" color="fg.muted">
        <p>{knownText(totals.known)}</p>
        {earlier && <p>{text('reports.known.earlier', { sentence: knownText(earlier.known) })}</p>}
        {earlier && missing > 0 && <p>{text('reports.change.none')}</p>}
        {completeUntil && <p>{text('analytics.completeUntil', { time: formatMoment(completeUntil) })}</p>}
      </chakra.div>
    </>
  );
}

type FigureName = 'people' | 'guests' | 'logins' | 'hours' | 'hoursPerPerson' | 'median' | 'peak';

function Figure({
  name,
  value,
  before,
  children,
}: {
  name: FigureName;
  value: string;
  /** The figure of the earlier range, in words. */
  before: string | null;
  children?: ReactNode;
}) {
  return (
    <chakra.div minW={0} _print={{ breakInside: 'avoid' }}>
      <chakra.dt textStyle="sm" fontWeight="medium">
        {text(`reports.figure.${name}`)}
      </chakra.dt>
      <chakra.dd textStyle="2xl" fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
      {children && <chakra.dd textStyle="sm">{children}</chakra.dd>}
      {before && (
        <chakra.dd textStyle="sm" fontVariantNumeric="tabular-nums">
          {before}
        </chakra.dd>
      )}
      <chakra.dd mt={0.5} textStyle="xs" color="fg.muted">
        {text(`reports.definition.${name}`)}
      </chakra.dd>
    </chakra.div>
  );
}

/** Whether anything is known of the days of these figures. */
const isKnown = ({ people }: Totals) => people !== null;

/** The peak: 0 where nobody came, null where nothing is known. */
const peakOf = (totals: Totals) => totals.peak?.people ?? (isKnown(totals) ? 0 : null);

const peakText = (totals: Totals) => figureText(peakOf(totals));

function hoursPerPersonText(totals: Totals): string {
  const each = perPerson(totals.hours, totals.people);
  return each === null && isKnown(totals) ? text('chart.none') : figureText(each);
}

function medianText(totals: Totals): string {
  if (totals.median !== null) return formatTenths(totals.median);
  return isKnown(totals) ? text('reports.noSessions') : figureText(null);
}

function quartilesText({ lowerQuartile, upperQuartile, sessions }: Totals): string {
  return text('reports.quartiles', {
    lower: figureText(lowerQuartile),
    upper: figureText(upperQuartile),
    sessions: formatCount(sessions ?? 0, noun('noun.session')),
  });
}

function earlierText(compared: Parameters<typeof reportChange>[0]): string {
  const value = figureText(compared.before);
  const change = reportChange(compared);
  return change === undefined
    ? text('reports.earlier', { value })
    : text('reports.earlier.change', { value, change: formatChange(change) });
}
