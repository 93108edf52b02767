import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value once the frame after it is on the screen, for what is costly to work out of it. A deferred value does not wait
 * for the frame: React renders it as soon as it can, and work of a tenth of a second then holds the frame up.
 */
export function useAfterPaint<V>(value: V): V | undefined {
  const [painted, setPainted] = useState<V>();
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
