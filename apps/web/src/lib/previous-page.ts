import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** What a link leaves in the history for the page it leads to. An address of the console, never another site's. */
const trail = z.object({ from: z.string().regex(/^\/(?!\/)/) });

/** The page of the console from which a person came, if the link named it; undefined otherwise. */
export function usePreviousPage(): string | undefined {
  return trail.safeParse(useHistoryState()).data?.from;
}
