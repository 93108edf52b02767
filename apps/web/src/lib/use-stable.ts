import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same and does what the newest one does. With it, rows of a long list are drawn again only
 * where something has changed.
 */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args) => newest.current(...args), []);
}
