import { isMissing } from '@campus/domain/analytics/points';
import type { ApexOptions } from 'apexcharts';
import { formatNumber } from '../../../lib/format.ts';
import type { ChartData, ChartPoint } from './chart-data.ts';
import { plotHeight } from './plot-area.ts';
import { paleOf, plotColors } from './plot-colors.ts';
import { plotFontSize, scaleSteps, scaleTop, thinned } from './plot-scale.ts';

const fills = { complete: 'solid', partial: 'solid', running: 'pattern', missing: 'pattern' } as const;
type Look = keyof typeof fills;

interface Layer {
  figure: number;
  look: Look;
  color: string;
  data: (number | null)[];
}

const lookOf = ({ state }: ChartPoint): Look => (state === 'gap' || state === 'outside' ? 'missing' : state);

/**
 * Returns the ApexCharts options. Each figure is split into stacked layers, one per bar style, because a
 * series has one fill. Series names are numbers, because the library writes names as HTML.
 */
export function plotOptions(data: ChartData, width: number): ApexOptions {
  const { points, before } = data;
  const known = [...points.flatMap(({ values }) => values), ...(before?.values ?? [])];
  const top = scaleTop(Math.max(0, ...known.map((value) => value ?? 0)));
  const layers = layersOf(data, top);
  const type = before ? 'column' : 'bar';
  const bars = layers.map(({ figure, data: values }, index) => ({
    name: String(index),
    type,
    ...(data.figures.length > 1 && { group: String(figure) }),
    data: values,
  }));
  const line = before ? [{ name: String(layers.length), type: 'line', data: [...before.values] }] : [];
  return {
    chart: {
      type: before ? 'line' : 'bar',
      stacked: true,
      height: plotHeight,
      width: '100%',
      fontFamily: 'inherit',
      background: 'transparent',
      foreColor: plotColors.text,
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      parentHeightOffset: 0,
    },
    series: [...bars, ...line],
    colors: [...layers.map(({ color }) => color), ...line.map(() => plotColors.before)],
    fill: {
      type: [...layers.map(({ look }) => fills[look]), ...line.map(() => 'solid')],
      pattern: { style: 'slantedLines', width: 5, height: 5, strokeWidth: 2 },
    },
    stroke: { width: [...layers.map(() => 0), ...line.map(() => 2)], curve: 'straight' },
    plotOptions: { bar: { columnWidth: '70%', borderRadius: 0 } },
    dataLabels: { enabled: false },
    legend: { show: false },
    tooltip: { enabled: false },
    markers: { size: 0 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: { borderColor: plotColors.line, padding: { left: 4, right: 4, top: -16, bottom: 0 } },
    xaxis: {
      type: 'category',
      categories: thinned(
        points.map(({ tick }) => tick),
        Math.max(2, Math.floor(width / 80)),
      ),
      labels: { style: { fontSize: plotFontSize }, rotate: 0, hideOverlappingLabels: false, trim: false },
      // Without this, a chart with a line places its bars differently from the cursor and the marks.
      tickPlacement: 'between',
      axisTicks: { show: false },
      axisBorder: { color: plotColors.line },
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

function layersOf({ figures, points }: ChartData, top: number): Layer[] {
  const layers: Layer[] = figures.flatMap((_, figure) =>
    (['complete', 'partial', 'running'] as const).map((look) => ({
      figure,
      look,
      color: colorOf(figure, look),
      data: points.map((point) => (lookOf(point) === look ? (point.values[figure] ?? null) : null)),
    })),
  );
  const missing = points.map((point) => (isMissing(point) ? top : null));
  const all: Layer[] = [...layers, { figure: 0, look: 'missing', color: plotColors.missing, data: missing }];
  // Empty layers are left out, because the library takes as long for them as for others. One layer always
  // stays, to keep the figure's place.
  return all.filter(({ look, data }) => look === 'complete' || data.some((value) => value !== null));
}

function colorOf(figure: number, look: Look): string {
  const color = plotColors.figures[figure] ?? plotColors.text;
  return look === 'partial' ? paleOf(color) : color;
}
