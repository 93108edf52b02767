import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** Scrolls to the top when a person opens a page, unless the page then focuses one of its controls. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would treat as a cleanup function.
    void window.scrollTo({ top: 0 });
  }, [path]);
}
