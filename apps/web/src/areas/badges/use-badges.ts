import { trpc } from '../../trpc.ts';

/** The badges of the account; undefined while loading. */
export function useBadges(accountId: string) {
  return trpc.badges.list.useQuery({ accountId });
}

/** Refetches every list that shows badges or their members. */
export function useRefreshBadges() {
  const { badges, members } = trpc.useUtils();
  return () => Promise.all([badges.invalidate(), members.list.invalidate()]);
}
