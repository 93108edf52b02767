import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

/** The message a sign-in page shows first. It comes with the history, so that no link can inject a text. */
const notice = z.object({ notice: z.string() });

export type SignInNotice = z.output<typeof notice>;

/** Why a sign-in elsewhere has led back to this page; undefined when it did not. */
export function useSignInNotice(): string | undefined {
  return notice.safeParse(useHistoryState()).data?.notice;
}
