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
  /** Opens a list of people of a point, labels that action, and says whom the list has. */
  opening?: { label: (name: string) => string; people: string; open: (index: number) => void };
}) {
  return view === 'chart' ? (
    <ChartFigure data={data} marks={marks} opening={opening} />
  ) : (
    <ChartTable data={data} marks={marks} opening={opening} />
  );
}
