import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';

const signedInAt = z.object({ signedInAt: z.object({ id: z.string(), organizationName: z.string() }) });

/** The account of the world whose page a person has just signed in at; undefined for none. */
export function useSignedInAt(): { id: string; organizationName: string } | undefined {
  return signedInAt.safeParse(useHistoryState()).data?.signedInAt;
}
