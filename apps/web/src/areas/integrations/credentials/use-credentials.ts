import { trpc } from '../../../trpc.ts';

/** The API credentials of the account; undefined while loading. */
export function useCredentials(accountId: string) {
  return trpc.credentials.list.useQuery({ accountId });
}

/** Reloads the credentials, including their last use. */
export function useRefreshCredentials() {
  const { credentials } = trpc.useUtils();
  return () => credentials.list.invalidate();
}

/** A newly generated secret. */
export interface NewSecret {
  clientId: string;
  clientSecret: string;
}
