import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Users } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { type ChartData, type ChartMark, valueText } from './chart-data.ts';
import { MarkSentence } from './mark-sentence.tsx';
import { columnText } from './mark-words.ts';

/** The figures of a chart as a table. */
export function ChartTable({
  data: { label, figures, points, before },
  marks,
  opening,
}: {
  data: ChartData;
  /** The events of its days. Without any, the table has no column for them. */
  marks?: readonly ChartMark[] | undefined;
  /** Opens the people counted in a row, and labels that action. */
  opening?: { label: (name: string) => string; open: (index: number) => void } | undefined;
}) {
  const hasMarks = marks !== undefined && marks.length > 0;
  return (
    <chakra.div role="group" aria-label={label} tabIndex={0} maxH="20rem" overflow="auto">
      <chakra.table w="full" textStyle="sm" fontVariantNumeric="tabular-nums">
        <chakra.thead position="sticky" top={0} bg="bg.panel">
          <tr>
            <Head scope="col">{text('chart.column.time')}</Head>
            {[...figures, ...(before ? [before.name] : [])].map((figure) => (
              <Head key={figure} scope="col" textAlign="end">
                {figure}
              </Head>
            ))}
            <Head scope="col">{text('chart.column.state')}</Head>
            {hasMarks && <Head scope="col">{columnText(marks)}</Head>}
          </tr>
        </chakra.thead>
        <tbody>
          {points.map((point, index) => (
            <chakra.tr key={point.key} borderTopWidth="1px" borderColor="border.subtle">
              <Cell as="th" scope="row" textAlign="start" fontWeight="normal" whiteSpace="nowrap">
                <time dateTime={point.key}>{point.name}</time>
                {point.hours !== undefined && point.hours !== 24 && (
                  <chakra.span ms={1} color="fg.muted">
                    {text('chart.length', { hours: formatNumber(point.hours) })}
                  </chakra.span>
                )}
                {opening && point.values.some(Boolean) && (
                  <Button
                    size="2xs"
                    variant="ghost"
                    ms={1}
                    aria-label={opening.label(point.name)}
                    onClick={() => opening.open(index)}
                  >
                    <Users size={14} aria-hidden />
                  </Button>
                )}
              </Cell>
              {point.values.map((value, figure) => (
                <Cell key={figures[figure]} textAlign="end">
                  {valueText(value, point)}
                </Cell>
              ))}
              {before && <Cell textAlign="end">{earlier(before.values[index])}</Cell>}
              <Cell color="fg.muted">{text(`chart.state.${point.state}`)}</Cell>
              {hasMarks && (
                <Cell minW="12rem">
                  <Changes marks={marks.filter((mark) => mark.point === point.key)} />
                </Cell>
              )}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Changes({ marks }: { marks: readonly ChartMark[] }) {
  return marks.map((mark) => (
    <chakra.div key={mark.id}>
      <MarkSentence mark={mark} />
    </chakra.div>
  ));
}

function earlier(value: number | null | undefined): string {
  return typeof value === 'number' ? formatNumber(value) : text('chart.unknown');
}

const Head = chakra('th', { base: { px: 2, py: 2, textAlign: 'start', fontWeight: 'medium' } });
const Cell = chakra('td', { base: { px: 2, py: 1.5 } });
