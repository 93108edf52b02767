import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { OnPaper } from '../../../components/layout/on-paper.tsx';
import { formatNumber } from '../../../lib/format.ts';

/** How many rows a long table shows at first. */
const firstRows = 20;

export interface ReportColumn<Row> {
  id: string;
  header: string;
  /** Numbers are at the end. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

/** A table of a report. Its first column names the row. A long table shows its first rows until all are asked for. */
export function ReportTable<Row>({
  label,
  columns: [head, ...columns],
  rows,
  rowId,
}: {
  label: string;
  columns: readonly [ReportColumn<Row>, ...ReportColumn<Row>[]];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = rows.length > firstRows;
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const count = { count: formatNumber(showsAll ? firstRows : rows.length) };
  return (
    <chakra.div minW={0}>
      <chakra.div role="group" aria-label={label} tabIndex={0} overflowX="auto">
        <chakra.table w="full" textStyle="sm" fontVariantNumeric="tabular-nums" aria-label={label}>
          <thead>
            <tr>
              {[head, ...columns].map(({ id, header, isNumber }) => (
                <Head key={id} scope="col" textAlign={isNumber ? 'end' : 'start'}>
                  {header}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <chakra.tr key={rowId(row)} borderTopWidth="1px" borderColor="border.subtle">
                <Cell as="th" scope="row" textAlign="start" fontWeight="normal">
                  <chakra.div minW="6rem" maxW={{ base: '10rem', sm: '20rem' }} overflowWrap="anywhere">
                    {head.cell(row)}
                  </chakra.div>
                </Cell>
                {columns.map(({ id, isNumber, cell }) => (
                  <Cell key={id} textAlign={isNumber ? 'end' : 'start'} whiteSpace="nowrap">
                    {cell(row)}
                  </Cell>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {isLong && (
        <Button
          size="xs"
          variant="outline"
          mt={3}
          aria-label={text(showsAll ? 'reports.rows.fewerOf' : 'reports.rows.allOf', {
            ...count,
            table: label,
          })}
          onClick={() => setShowsAll(!showsAll)}
        >
          {text(showsAll ? 'reports.rows.fewer' : 'reports.rows.all', count)}
        </Button>
      )}
      {isLong && !showsAll && (
        <OnPaper>
          {text('reports.rows.paper', { shown: formatNumber(firstRows), count: formatNumber(rows.length) })}
        </OnPaper>
      )}
    </chakra.div>
  );
}

const Head = chakra('th', { base: { px: 2, py: 2, fontWeight: 'medium', verticalAlign: 'bottom' } });
const Cell = chakra('td', { base: { px: 2, py: 1.5 } });
