import type { ApexOptions } from 'apexcharts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import imported from 'react-apexcharts';
import type { PlotArea } from './plot-area.ts';

const ReactApexChart = componentOf(imported);

interface Drawn {
  el: Element;
  w: {
    globals: Record<
      'translateX' | 'translateY' | 'gridWidth' | 'gridHeight' | 'svgWidth' | 'svgHeight',
      number
    >;
  };
}

/**
 * Draws a chart with ApexCharts. New options make a new chart.
 *
 * The library does not draw into an element outside the document, and throws when it destroys a chart that it
 * has not drawn (react-apexcharts#602). The chart component therefore mounts only in an attached element: a
 * layout effect sets a state, and React renders it and runs its effects before other code can remove the
 * element.
 */
export function ApexPlot({ options, onArea }: { options: ApexOptions; onArea: (area: PlotArea) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<ApexOptions>();
  useLayoutEffect(() => {
    if (place.current?.isConnected) setMounted(options);
  }, [options]);
  const drawing = useMemo(() => drawingOf(options, onArea), [options, onArea]);
  return <div ref={place}>{mounted === options && <ReactApexChart {...drawing} />}</div>;
}

function drawingOf(options: ApexOptions, onArea: (area: PlotArea) => void) {
  const { chart: { type = 'bar', width = '100%', height = 'auto', ...chart } = {}, series = [] } = options;
  const mounted = ({ el, w: { globals } }: Drawn) => {
    const { translateX, translateY, gridWidth, gridHeight, svgWidth, svgHeight } = globals;
    const svg = el.querySelector('svg');
    // The library also calls this for a chart that it has destroyed.
    if (!svg) return;
    // A viewBox lets the drawing scale to the paper width without a redraw.
    svg.setAttribute('viewBox', `0 0 ${svgWidth} ${svgHeight}`);
    onArea({
      left: translateX / svgWidth,
      width: gridWidth / svgWidth,
      below: 1 - (translateY + gridHeight) / svgHeight,
    });
  };
  return { type, width, height, series, options: { ...options, chart: { ...chart, events: { mounted } } } };
}

/**
 * Returns the component of the library, a CommonJS module. A Node-style build imports all its exports, Vitest
 * only the default export.
 */
function componentOf(library: typeof imported | { default: typeof imported }): typeof imported {
  return 'default' in library ? library.default : library;
}
