import { type RefObject, useEffect, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import type { PlotArea } from './plot-area.ts';
import { plotOptions } from './plot-options.ts';

/**
 * Draws a chart into an element, again whenever its data or its width change; its colors follow the theme by
 * themselves. The drawing code is loaded when the first chart has an element to be drawn in.
 */
export function usePlot(place: RefObject<HTMLElement | null>, data: ChartData) {
  const [area, setArea] = useState<PlotArea>();
  const [failed, setFailed] = useState(false);
  const width = useWidth(place);
  useEffect(() => {
    const element = place.current;
    if (!element || width === 0) return;
    let clear: () => void = () => undefined;
    let isOver = false;
    const draw = async () => {
      const { drawPlot } = await import('./draw-plot.ts');
      if (!isOver) clear = drawPlot(element, plotOptions(data, width), setArea);
    };
    draw().then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      clear();
    };
  }, [place, data, width]);
  return { area, failed };
}

/** The width of an element in whole pixels; 0 before it is measured. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Drawn again while it is printed, it would be missing: on paper, the drawing is scaled.
    const paper = matchMedia('print');
    const measure = () => {
      if (!paper.matches) setWidth(Math.floor(element.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return width;
}
