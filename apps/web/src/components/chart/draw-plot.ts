import ApexCharts, { type ApexOptions } from 'apexcharts';

/** Where the bars stand, in pixels from the left edge. */
export interface PlotArea {
  left: number;
  width: number;
}

interface Drawn {
  w: { globals: { translateX: number; gridWidth: number } };
}

/**
 * Draws a chart into an element; answers how to take it away, at any time. The chart has a place of its own: it still
 * finds its parent when it is taken away before it is drawn.
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
  const tell = ({ w: { globals } }: Drawn) => onArea({ left: globals.translateX, width: globals.gridWidth });
  const chart = new ApexCharts(place, {
    ...options,
    chart: { ...options.chart, events: { mounted: tell, updated: tell } },
  });
  const drawn = chart.render();
  const destroy = () => chart.destroy();
  return () => {
    frame.remove();
    void drawn.then(destroy, destroy);
  };
}
