import ApexCharts, { type ApexOptions } from 'apexcharts';
import type { PlotArea } from './plot-area.ts';

interface Drawn {
  w: { globals: { translateX: number; gridWidth: number; svgWidth: number; svgHeight: number } };
}

/**
 * Draws a chart into an element. Returns a function that removes it, at any time. The chart has an element of its own:
 * it still finds its parent when it is removed before it is drawn.
 */
export function drawPlot(
  element: Element,
  options: ApexOptions,
  onArea: (area: PlotArea) => void,
): () => void {
  const frame = document.createElement('div');
  const place = document.createElement('div');
  frame.append(place);
  element.append(frame);
  const mounted = ({ w: { globals } }: Drawn) => {
    const { translateX, gridWidth, svgWidth, svgHeight } = globals;
    // With it, the drawing can be as wide as a page of paper without being drawn again.
    place.querySelector('svg')?.setAttribute('viewBox', `0 0 ${svgWidth} ${svgHeight}`);
    onArea({ left: translateX / svgWidth, width: gridWidth / svgWidth });
  };
  const chart = new ApexCharts(place, {
    ...options,
    chart: { ...options.chart, events: { mounted } },
  });
  const drawn = chart.render();
  const destroy = () => chart.destroy();
  return () => {
    frame.remove();
    void drawn.then(destroy, destroy);
  };
}
