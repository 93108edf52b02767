import { type RefObject, useEffect, useState } from 'react';
import { useColorMode } from '../input/color-mode.tsx';
import type { ChartData } from './chart-data.ts';
import type { PlotArea } from './draw-plot.ts';
import { plotColors } from './plot-colors.ts';
import { plotOptions } from './plot-options.ts';

/**
 * Draws a chart into an element, again whenever its data, its width, or the colors change. What draws is loaded when the
 * first chart has a place to be drawn in.
 */
export function usePlot(place: RefObject<HTMLElement | null>, data: ChartData) {
  const { mode } = useColorMode();
  const [area, setArea] = useState<PlotArea>();
  const [failed, setFailed] = useState(false);
  const width = useWidth(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors that are read follow the mode
  useEffect(() => {
    const element = place.current;
    if (!element || width === 0) return;
    let clear: () => void = () => undefined;
    let isOver = false;
    const draw = async () => {
      const { drawPlot } = await import('./draw-plot.ts');
      if (!isOver) clear = drawPlot(element, plotOptions(data, plotColors(), width), setArea);
    };
    draw().then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      clear();
    };
  }, [place, data, width, mode]);
  return { area, failed };
}

/** The width of an element in whole pixels; 0 until it is known. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return width;
}
