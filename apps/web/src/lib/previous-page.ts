import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** The history state that a link leaves for its target page. */
export interface Trail {
  /** The page that contains the link. */
  from?: string;
  /** The email entered on that page. */
  email?: string;
}

/** An address in the console, never on another site. */
const from = z.object({ from: z.string().regex(/^\/(?!\/)/) });
const email = z.object({ email: z.string() });

/** The page that linked here, if the link recorded it; otherwise undefined. */
export function usePreviousPage(): string | undefined {
  return from.safeParse(useHistoryState()).data?.from;
}

/** The email entered on the page that linked here; empty if none. */
export function useCarriedEmail(): string {
  return email.safeParse(useHistoryState()).data?.email ?? '';
}
