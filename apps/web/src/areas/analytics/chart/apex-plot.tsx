import type { ApexOptions } from 'apexcharts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import imported from 'react-apexcharts';
import type { PlotArea } from './plot-area.ts';

const ReactApexChart = componentOf(imported);

interface Drawn {
  el: Element;
  w: { globals: { translateX: number; gridWidth: number; svgWidth: number; svgHeight: number } };
}

/**
 * Draws a chart with ApexCharts. New options make a new chart.
 *
 * The library does not draw into an element outside the document, and throws when it destroys a chart that it has not
 * drawn (react-apexcharts#602). So its component mounts only in an element of the document: React renders a state that
 * a layout effect sets, and runs the effects of that rendering, before any other code can remove the element.
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
    const { translateX, gridWidth, svgWidth, svgHeight } = globals;
    const svg = el.querySelector('svg');
    // The library says so of a chart that it has destroyed, too.
    if (!svg) return;
    // With it, the drawing can be as wide as a page of paper without being drawn again.
    svg.setAttribute('viewBox', `0 0 ${svgWidth} ${svgHeight}`);
    onArea({ left: translateX / svgWidth, width: gridWidth / svgWidth });
  };
  return { type, width, height, series, options: { ...options, chart: { ...chart, events: { mounted } } } };
}

/** The component of the library, which is CommonJS: a build as Node has it imports all exports, Vitest the default one. */
function componentOf(library: typeof imported | { default: typeof imported }): typeof imported {
  return 'default' in library ? library.default : library;
}
