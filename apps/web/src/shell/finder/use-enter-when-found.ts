import { useEffect, useEffectEvent, useState } from 'react';
import type { Found } from './results.ts';

/**
 * Returns what Enter does: it opens the result. While the search runs and the person has not picked a result, it
 * waits, because a better one may come.
 */
export function useEnterWhenFound({
  found,
  isSettled,
  isPicked,
  open,
}: {
  found: Found | undefined;
  isSettled: boolean;
  isPicked: boolean;
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
    if (found && (isSettled || isPicked)) open(found);
    else setIsWaiting(!isSettled);
  };
}
