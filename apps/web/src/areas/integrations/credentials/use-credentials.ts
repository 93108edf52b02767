import { trpc } from '../../../trpc.ts';

/** The API credentials of the account; undefined until they are known. */
export function useCredentials(accountId: string) {
  return trpc.credentials.list.useQuery({ accountId });
}

/** Reads the credentials again, with their last use. */
export function useRefreshCredentials() {
  const { credentials } = trpc.useUtils();
  return () => credentials.list.invalidate();
}

/** A secret that was just generated. */
export interface NewSecret {
  clientId: string;
  clientSecret: string;
}
