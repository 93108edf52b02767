import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** Shows a page from its top when a person comes to it, unless the page then leads to one of its controls. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which React would take for a clean-up.
    void window.scrollTo({ top: 0 });
  }, [path]);
}
