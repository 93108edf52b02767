import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a popup within the visible part of the table: it aligns with the end of its cell instead of the
 * start, or opens above. Measures again when `content` changes.
 */
export function useInsideTable<Hanging extends HTMLElement>(content?: string): RefObject<Hanging | null> {
  const hanging = useRef<Hanging>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another size
  useLayoutEffect(() => {
    const element = hanging.current;
    const table = element?.closest('.scroller')?.getBoundingClientRect();
    if (!element || !table) return;
    delete element.dataset.end;
    delete element.dataset.above;
    const { right, bottom } = element.getBoundingClientRect();
    if (right > Math.min(table.right, window.innerWidth)) element.dataset.end = '';
    if (bottom > Math.min(table.bottom, window.innerHeight)) element.dataset.above = '';
  }, [content]);
  return hanging;
}
