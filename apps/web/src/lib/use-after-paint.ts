import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value, delayed until the next frame is on the screen, for costly work that depends on it. React's deferred values
 * do not wait for the frame: work of a tenth of a second would delay it.
 */
export function useAfterPaint<V>(value: V): V | undefined {
  const [painted, setPainted] = useState<V>();
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
