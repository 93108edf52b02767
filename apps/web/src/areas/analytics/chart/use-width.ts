import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in whole pixels; 0 before it is measured. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
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
