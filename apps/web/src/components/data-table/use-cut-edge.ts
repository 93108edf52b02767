import { type RefObject, useEffect } from 'react';

/**
 * Marks a table with `data-cut` while columns are hidden behind the end of its scroller, and with the width of the
 * scroll bar beside them, so that a shadow can say so.
 */
export function useCutEdge(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = table.current?.querySelector<HTMLElement>('.scroller');
    const content = scroller?.querySelector('table');
    if (!table.current || !scroller || !content) return undefined;
    const marked = table.current;
    const mark = () => {
      const hidden = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft);
      marked.toggleAttribute('data-cut', hidden > 1);
      const beside = scroller.offsetWidth - scroller.clientWidth - 2 * scroller.clientLeft;
      marked.style.setProperty('--scroll-bar', `${beside}px`);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    observer.observe(content);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [table]);
}
