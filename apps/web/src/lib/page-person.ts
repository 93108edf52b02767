import { personHeader } from '@campus/contracts/core/person-header';
import { useLayoutEffect } from 'react';

const shown = new Map<object, string>();

/** The headers of every call to the gateway: the console sends it, and for the person whose page this is. */
export function callHeaders(): Record<string, string> {
  const person = [...shown.values()].at(-1);
  return { 'x-campus-request': '1', ...(person !== undefined && { [personHeader]: person }) };
}

/** Makes this page one of a person: the gateway refuses its calls once another person has signed in. */
export function usePageOf(userId: string | undefined): void {
  // Before the effects of all components below, which may send calls.
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const page = {};
    shown.set(page, userId);
    return () => void shown.delete(page);
  }, [userId]);
}
