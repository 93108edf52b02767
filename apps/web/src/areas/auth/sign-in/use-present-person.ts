import type { SessionUser } from '@campus/contracts/auth/auth';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { hasStoredUser } from '../../../lib/storage.ts';
import { useShownSession } from '../../../shell/use-shown-session.ts';

/** The history state of a link that asks to sign in again with another method. */
const again = z.object({ signInAgain: z.literal(true) });

/**
 * The person who is already signed in on a sign-in page; null if nobody, undefined while loading. `dismiss`
 * shows the form anyway.
 */
export function usePresentPerson(): { person: SessionUser | null | undefined; dismiss: () => void } {
  const signsInAgain = again.safeParse(useHistoryState()).success;
  const [dismissed, setDismissed] = useState(signsInAgain);
  const [expected] = useState(hasStoredUser);
  const session = useShownSession();
  const known = session.data?.user ?? (expected && session.isPending ? undefined : null);
  return { person: dismissed ? null : known, dismiss: () => setDismissed(true) };
}
