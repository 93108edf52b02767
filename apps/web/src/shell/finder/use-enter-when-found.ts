import { useEffect, useEffectEvent, useState } from 'react';
import type { Found } from './results.ts';

/**
 * Returns what Enter does: it opens the result. While the search runs, it waits, because a better one may
 * come, unless it is sure: the person has picked it, or nothing comes before it.
 */
export function useEnterWhenFound({
  found,
  isSettled,
  isSure,
  open,
}: {
  found: Found | undefined;
  isSettled: boolean;
  isSure: boolean;
  open: (found: Found) => void;
}): () => void {
  const [isWaiting, setIsWaiting] = useState(false);
  const openFound = useEffectEvent(() => {
    setIsWaiting(false);
    if (found) open(found);
  });
  useEffect(() => {
    if (isWaiting && isSettled) openFound();
  }, [isWaiting, isSettled]);
  return () => {
    if (found && (isSettled || isSure)) open(found);
    else setIsWaiting(!isSettled);
  };
}
