import type { Badge } from '@campus/contracts/badges/badges';
import { trpc } from '../../trpc.ts';

/** The badges of the account; undefined until they are known. */
export function useBadges(accountId: string) {
  return trpc.badges.list.useQuery({ accountId });
}

/** The badges as something to choose from. */
export function badgeOptions(badges: readonly Badge[]) {
  return badges.map(({ id, name }) => ({ value: id, label: name }));
}

/** Refetches everything that shows badges, or who has them. */
export function useRefreshBadges() {
  const { badges, members } = trpc.useUtils();
  return () => Promise.all([badges.invalidate(), members.list.invalidate()]);
}
