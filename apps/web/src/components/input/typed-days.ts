import { useEffect, useRef } from 'react';

/** Limits of fields for days. With them, browsers end a year at four digits. */
export const dayLimits = { min: '1000-01-01', max: '9999-12-31' } as const;

/** While a year is typed, its first digits arrive as year 2, 20, or 202. */
export function isBeingTyped(day: string): boolean {
  return day.startsWith('0');
}

/** How long typing must pause before a day is judged, in milliseconds. */
const pause = 800;

/**
 * Judges typed days when typing pauses, and not each digit on the way. `onKey` is for every change, `onBlur` for
 * leaving the fields, which judges at once, and `drop` for what makes the change void.
 */
export function useTypedDays(judge: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(judge);
  useEffect(() => {
    latest.current = judge;
  });
  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    drop();
    latest.current();
  };
  return {
    onKey: () => {
      drop();
      timer.current = setTimeout(end, pause);
    },
    onBlur: () => timer.current !== undefined && end(),
    drop,
  };
}
