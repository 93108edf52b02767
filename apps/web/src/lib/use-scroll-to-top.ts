import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Shows a page from its top when it is come to. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit
  useEffect(() => window.scrollTo({ top: 0 }), [path]);
}
