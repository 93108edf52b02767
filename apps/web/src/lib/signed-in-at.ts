import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { worldAccount } from './sign-in-context.ts';

const signedInAt = z.object({ signedInAt: worldAccount });

/** The account of the world whose page a person has just signed in at; undefined for none. */
export function useSignedInAt(): z.output<typeof worldAccount> | undefined {
  return signedInAt.safeParse(useHistoryState()).data?.signedInAt;
}
