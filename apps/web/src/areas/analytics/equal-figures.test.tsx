import {
  type GraphPoint,
  type MonthPoint,
  readGraph,
  readMonths,
} from '@campus/contracts/analytics/analytics';
import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import { dayGraphs } from '@campus/domain/analytics/graphs';
import { type PointState, pointStates } from '@campus/domain/analytics/points';
import { daysLater } from '@campus/domain/core/days';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import type { ChartData } from './chart/chart-data.ts';
import { ChartTable } from './chart/chart-table.tsx';
import { plotColors } from './chart/plot-colors.ts';
import { plotOptions } from './chart/plot-options.ts';
import { chartOf, chartOfMonths } from './chart-of.ts';

/** A figure as the gateway rounds it, in every state except gaps, where nothing is known. */
const known = fc.oneof(
  fc.nat(5),
  fc.nat(2_000_000),
  fc.nat(99_999).map((cents) => cents / 100),
);
const figure = (state: PointState) =>
  state === 'gap' || state === 'outside' ? fc.constant(null) : fc.option(known, { nil: null });
const state = fc.constantFrom(...pointStates);

const answeredPoint = state.chain((of) =>
  fc.record({ value: figure(of), state: fc.constant(of), hours: fc.constantFrom(23, 23.5, 24, 24.5, 25) }),
);
const first = fc.nat(700).map((days) => daysLater('2025-01-01', days));
const answeredDays = fc
  .tuple(first, fc.array(answeredPoint, { minLength: 2, maxLength: 30 }))
  .map(([from, points]): GraphPoint[] =>
    points.map((point, index) => ({ ...point, date: daysLater(from, index) })),
  );
const answeredMonths = fc.array(
  state.chain((of) => fc.record({ uniqueUsers: figure(of), newUsers: figure(of), state: fc.constant(of) })),
  { minLength: 1, maxLength: 4 },
);

/** A row as shown: day or month, figures, comparison values, state. */
type Row = (string | number | null)[];

/** The rows of the table, with figures parsed as numbers. */
function tableRows(data: ChartData): Row[] {
  const { container } = renderPart(<ChartTable data={data} />);
  const rows = [...container.querySelectorAll('tbody tr')].map((row) => {
    const [day, ...cells] = [...row.children];
    const words = cells.map((cell) => cell.textContent ?? '');
    return [
      day?.querySelector('time')?.dateTime ?? '',
      ...words.slice(0, -1).map(numberIn),
      pointStates.find((name) => text(`chart.state.${name}`) === words.at(-1)) ?? '',
    ];
  });
  cleanup();
  return rows;
}

const unknown = [text('chart.unknown'), text('chart.none')];
const numberIn = (words: string) => (unknown.includes(words) ? null : Number(words.replaceAll(',', '')));

type Series = { name: string; type: string; group?: string; data: (number | null)[] }[];

/** The rows passed to the drawing library, where each figure is split into layers by state. */
function plottedRows(data: ChartData): Row[] {
  const options = plotOptions(data, 600);
  const series = options.series as Series;
  const line = series.find(({ type }) => type === 'line');
  const bars = series.filter((layer, at) => layer !== line && options.colors?.[at] !== plotColors.missing);
  return data.points.map(({ key, state: of }, index) => [
    key,
    ...data.figures.map((_, at) => {
      const layers = bars.filter(({ group = '0' }) => group === String(at));
      const drawn = layers.flatMap((layer) => layer.data[index] ?? []);
      expect(drawn.length).toBeLessThan(2);
      return drawn[0] ?? null;
    }),
    ...(line ? [line.data[index] ?? null] : []),
    of,
  ]);
}

const equal = (data: ChartData, rows: Row[]) => {
  expect(tableRows(data)).toEqual(rows);
  expect(plottedRows(data)).toEqual(rows);
};

it('graph and table of days show the figures that were answered, and what they are compared with', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...dayGraphs),
      answeredDays,
      fc.option(answeredDays, { nil: undefined }),
      (graph, points, before) => {
        readGraph.output.parse({ points, timeZone: 'UTC', completeUntil: null });
        const earlier = (index: number) => (before ? [before[index]?.value ?? null] : []);
        const rows = points.map(({ date, value, state: of }, index) => [date, value, ...earlier(index), of]);
        equal(chartOf(graph, points, before), rows);
      },
    ),
    { numRuns: 40, seed: 17 },
  );
});

it('graph and table of months show the figures that were answered', () => {
  fc.assert(
    fc.property(answeredMonths, (answered) => {
      const points: MonthPoint[] = answered.map((point, index) => ({
        ...point,
        month: `2026-0${index + 1}`,
      }));
      readMonths.output.parse({ points, completeUntil: null });
      const rows = points.map(({ month, uniqueUsers, newUsers, state: of }) => [
        ...[month, uniqueUsers, newUsers, of],
      ]);
      equal(chartOfMonths(points), rows);
    }),
    { numRuns: 40, seed: 17 },
  );
});
