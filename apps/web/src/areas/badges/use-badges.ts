import type { Badge } from '@campus/contracts/badges/badges';
import { trpc } from '../../trpc.ts';

/** The badges of the account; undefined while loading. */
export function useBadges(accountId: string) {
  return trpc.badges.list.useQuery({ accountId });
}

/** The badges as options of a menu. */
export function badgeOptions(badges: readonly Badge[]) {
  return badges.map(({ id, name }) => ({ value: id, label: name }));
}

/** Refetches every list that shows badges or their members. */
export function useRefreshBadges() {
  const { badges, members } = trpc.useUtils();
  return () => Promise.all([badges.invalidate(), members.list.invalidate()]);
}
