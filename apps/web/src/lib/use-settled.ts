import { useEffect, useState } from 'react';

/** A value once it has not changed for this many milliseconds; undefined at first. */
export function useSettled<T>(value: T, milliseconds: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
