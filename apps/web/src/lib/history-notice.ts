import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** The message that a page shows first. It comes from the history state, so that no link can inject text. */
const notice = z.object({ notice: z.string() });

export type HistoryNotice = z.output<typeof notice>;

/** Why another page redirected here; undefined if none did. */
export function useHistoryNotice(): string | undefined {
  return notice.safeParse(useHistoryState()).data?.notice;
}
