import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { worldAccount } from './sign-in-context.ts';

const signedInAt = z.object({ signedInAt: worldAccount });

/** The account of the world on whose page the person has just signed in; undefined for none. */
export function useSignedInAt(): z.output<typeof worldAccount> | undefined {
  return signedInAt.safeParse(useHistoryState()).data?.signedInAt;
}
