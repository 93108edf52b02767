import type { ApexOptions } from 'apexcharts';
import { formatNumber } from '../../lib/format.ts';
import { type ChartData, type ChartPoint, isMissing } from './chart-data.ts';
import { plotFontSize, scaleSteps, scaleTop, thinned } from './plot-scale.ts';

/** The colors of a chart, read from the theme. */
export interface PlotColors {
  figures: readonly string[];
  missing: string;
  before: string;
  text: string;
  line: string;
}

const looks = {
  complete: { fill: 'solid', opacity: 1 },
  partial: { fill: 'solid', opacity: 0.45 },
  running: { fill: 'pattern', opacity: 1 },
  missing: { fill: 'pattern', opacity: 0.6 },
} as const;
type Look = keyof typeof looks;

interface Layer {
  figure: number;
  look: Look;
  color: string;
  data: (number | null)[];
}

const lookOf = ({ state }: ChartPoint): Look => (state === 'gap' || state === 'outside' ? 'missing' : state);

/**
 * What ApexCharts draws: each figure as stacked layers, one for each look of its bars, because a series has one fill.
 * Names of series are numbers: the library writes them as HTML.
 */
export function plotOptions(data: ChartData, colors: PlotColors, width: number): ApexOptions {
  const { points, before } = data;
  const known = [...points.flatMap(({ values }) => values), ...(before?.values ?? [])];
  const top = scaleTop(Math.max(0, ...known.map((value) => value ?? 0)));
  const layers = layersOf(data, colors, top);
  const type = before ? 'column' : 'bar';
  const bars = layers.map(({ figure, data: values }, index) => ({
    name: String(index),
    type,
    ...(data.figures.length > 1 && { group: String(figure) }),
    data: values,
  }));
  const line = before ? [{ name: 'before', type: 'line', data: [...before.values] }] : [];
  return {
    chart: {
      type: before ? 'line' : 'bar',
      stacked: true,
      height: 220,
      width: '100%',
      fontFamily: 'inherit',
      background: 'transparent',
      foreColor: colors.text,
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      parentHeightOffset: 0,
    },
    series: [...bars, ...line],
    colors: [...layers.map(({ color }) => color), ...line.map(() => colors.before)],
    fill: {
      type: [...layers.map(({ look }) => looks[look].fill), ...line.map(() => 'solid')],
      opacity: [...layers.map(({ look }) => looks[look].opacity), ...line.map(() => 1)],
      pattern: { style: 'slantedLines', width: 5, height: 5, strokeWidth: 2 },
    },
    stroke: { width: [...layers.map(() => 0), ...line.map(() => 2)], curve: 'straight' },
    plotOptions: { bar: { columnWidth: '70%', borderRadius: 0 } },
    dataLabels: { enabled: false },
    legend: { show: false },
    tooltip: { enabled: false },
    markers: { size: 0 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: { borderColor: colors.line, padding: { left: 4, right: 4, top: -16, bottom: 0 } },
    xaxis: {
      type: 'category',
      categories: thinned(
        points.map(({ tick }) => tick),
        Math.max(2, Math.floor(width / 80)),
      ),
      labels: { style: { fontSize: plotFontSize }, rotate: 0, hideOverlappingLabels: false, trim: false },
      // Without it, a chart with a line puts its bars elsewhere than the cursor and the marks.
      tickPlacement: 'between',
      axisTicks: { show: false },
      axisBorder: { color: colors.line },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: {
      min: 0,
      max: top,
      tickAmount: scaleSteps,
      labels: { style: { fontSize: plotFontSize }, formatter: formatNumber },
    },
  };
}

function layersOf({ figures, points }: ChartData, colors: PlotColors, top: number): Layer[] {
  const layers: Layer[] = figures.flatMap((_, figure) =>
    (['complete', 'partial', 'running'] as const).map((look) => ({
      figure,
      look,
      color: colors.figures[figure] ?? colors.text,
      data: points.map((point) => (lookOf(point) === look ? (point.values[figure] ?? null) : null)),
    })),
  );
  const missing = points.map((point) => (isMissing(point) ? top : null));
  const all: Layer[] = [...layers, { figure: 0, look: 'missing', color: colors.missing, data: missing }];
  // The library takes as long for a layer without any bar as for another. One keeps the place of its figure.
  return all.filter(({ look, data }) => look === 'complete' || data.some((value) => value !== null));
}
