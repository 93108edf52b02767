import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How something ended. */
export type Settled<Value> = { value: Value } | { error: unknown };

/**
 * Begins something when its component first shows: once, also where React mounts the component a second time
 * to find mistakes. Undefined until it has ended.
 */
export function useOnce<Value>(begin: () => Promise<Value>): Settled<Value> | undefined {
  const begun = useRef<Promise<Value>>(undefined);
  const [settled, setSettled] = useState<Settled<Value>>();
  const start = useEffectEvent(begin);
  useEffect(() => {
    let shown = true;
    begun.current ??= start();
    begun.current.then(
      (value) => shown && setSettled({ value }),
      (error: unknown) => shown && setSettled({ error }),
    );
    return () => {
      shown = false;
    };
  }, []);
  return settled;
}
