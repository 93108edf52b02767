import type { SessionUser } from '@campus/contracts/auth/auth';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { hasStoredUser } from '../../../lib/storage.ts';
import { trpc } from '../../../trpc.ts';

/** The history state of a link that leads to signing in again by another method. */
const again = z.object({ signInAgain: z.literal(true) });

/**
 * The person who is signed in while a sign-in page is shown; null for none, undefined while it loads. `dismiss` shows
 * the form anyway.
 */
export function usePresentPerson(): { person: SessionUser | null | undefined; dismiss: () => void } {
  const signsInAgain = again.safeParse(useHistoryState()).success;
  const [dismissed, setDismissed] = useState(signsInAgain);
  const [expected] = useState(hasStoredUser);
  const session = trpc.auth.session.useQuery({});
  const known = session.data?.user ?? (expected && session.isPending ? undefined : null);
  return { person: dismissed ? null : known, dismiss: () => setDismissed(true) };
}
