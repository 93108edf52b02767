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
  /** The events of its days; undefined for charts without marks. */
  marks?: readonly ChartMark[];
  view: 'chart' | 'table';
  /** Opens the people counted in a point, and labels that action. */
  opening?: { label: (name: string) => string; open: (index: number) => void };
}) {
  return view === 'chart' ? (
    <ChartFigure data={data} marks={marks} onOpen={opening?.open} />
  ) : (
    <ChartTable data={data} marks={marks} opening={opening} />
  );
}
