import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback with a stable identity that calls the latest one. With it, rows of a long list render only when
 * they change.
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
