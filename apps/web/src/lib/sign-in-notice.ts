import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** What a sign-in page is to tell first. It comes with the history, so that no link can put words there. */
const notice = z.object({ notice: z.string() });

export type SignInNotice = z.output<typeof notice>;

/** Why a sign-in elsewhere has led back to this page; undefined when it did not. */
export function useSignInNotice(): string | undefined {
  return notice.safeParse(useHistoryState()).data?.notice;
}
