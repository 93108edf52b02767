import { useEffect, useRef, useState } from 'react';

/**
 * A value that changes at most once in so many milliseconds: at once after a pause, so that the first letter is
 * searched for without waiting for the next, and at the end of each interval while a person goes on typing.
 */
export function usePaced<T>(value: T, milliseconds: number): T {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, paced)) return;
    const wait = Math.max(0, changedAt.current + milliseconds - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setPaced(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, paced, milliseconds]);
  return paced;
}
