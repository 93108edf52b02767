import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The result of a promise. */
export type Settled<Value> = { value: Value } | { error: unknown };

/**
 * Starts an operation when its component mounts, once even in StrictMode. Returns undefined until it has
 * ended.
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
