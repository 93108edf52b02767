import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** The state that a link leaves in the history for its target. */
export interface Trail {
  /** The page that has the link. */
  from?: string;
  /** The email that was entered there. */
  email?: string;
}

/** An address of the console, never another site's. */
const from = z.object({ from: z.string().regex(/^\/(?!\/)/) });
const email = z.object({ email: z.string() });

/** The page of the console from which a person came, if the link named it; undefined otherwise. */
export function usePreviousPage(): string | undefined {
  return from.safeParse(useHistoryState()).data?.from;
}

/** The email that was entered on the page from which a person came; empty if none was. */
export function useCarriedEmail(): string {
  return email.safeParse(useHistoryState()).data?.email ?? '';
}
