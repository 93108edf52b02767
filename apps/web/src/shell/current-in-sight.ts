import { type RefObject, useEffect } from 'react';

/** Scrolls the list's container until the link to the current page is visible, whenever the page changes. */
export function useCurrentInSight(list: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another link
  useEffect(() => {
    const [holder, link] = [list.current?.parentElement, list.current?.querySelector('[aria-current=page]')];
    if (!holder || !link) return;
    const [seen, wanted] = [holder.getBoundingClientRect(), link.getBoundingClientRect()];
    if (wanted.top < seen.top || wanted.bottom > seen.bottom)
      holder.scrollTop += (wanted.top + wanted.bottom - seen.top - seen.bottom) / 2;
  }, [list, path]);
}
