import { useEffect, useEffectEvent, useState } from 'react';
import type { Found } from './results.ts';

/**
 * Returns what Enter does: it opens the result. If a better result can still come for what is typed (`wanted`), it
 * waits for that. Typing on ends the waiting.
 */
export function useEnterWhenFound<Wanted>({
  wanted,
  found,
  isReady,
  open,
}: {
  wanted: Wanted;
  found: Found | undefined;
  isReady: boolean;
  open: (found: Found) => void;
}): () => void {
  const [waitingFor, setWaitingFor] = useState<Wanted>();
  const isWaiting = waitingFor === wanted;
  const openFound = useEffectEvent(() => {
    setWaitingFor(undefined);
    if (found) open(found);
  });
  useEffect(() => {
    if (isWaiting && isReady) openFound();
  }, [isWaiting, isReady]);
  return () => {
    if (!isReady) setWaitingFor(wanted);
    else if (found) open(found);
  };
}
