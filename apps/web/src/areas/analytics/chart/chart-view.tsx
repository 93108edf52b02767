import type { ChartData, ChartMark } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';

/** Shows figures as a chart or as a table. */
export function ChartView({
  data,
  marks,
  view,
  opening,
}: {
  data: ChartData;
  /** What happened on its days; undefined for charts without marks. */
  marks?: readonly ChartMark[];
  view: 'chart' | 'table';
  /** Opens the people behind a point, and names that action for a point. */
  opening?: { label: (name: string) => string; open: (index: number) => void };
}) {
  return view === 'chart' ? (
    <ChartFigure data={data} marks={marks} onOpen={opening?.open} />
  ) : (
    <ChartTable data={data} marks={marks} opening={opening} />
  );
}
