import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** The message a page shows first. It comes with the history, so that no link can inject a text. */
const notice = z.object({ notice: z.string() });

export type HistoryNotice = z.output<typeof notice>;

/** Why another page has led to this one; undefined when none has. */
export function useHistoryNotice(): string | undefined {
  return notice.safeParse(useHistoryState()).data?.notice;
}
