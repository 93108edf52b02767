import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Delays a value until the next frame is painted, for expensive work that depends on it. React's deferred
 * values do not wait for the frame, so work of a tenth of a second would delay it.
 */
export function useAfterPaint<V>(value: V): V | undefined {
  const [painted, setPainted] = useState<V>();
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
