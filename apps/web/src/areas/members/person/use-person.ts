import type { Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import type { MemberRow } from '@campus/contracts/members/members';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { failureOf } from '../../../lib/describe-error.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** One member of the account, with everything that the page of a person shows. */
export function usePerson(membershipId: string) {
  const { id: accountId } = useAccount();
  return trpc.members.person.useQuery({ accountId, membershipId });
}

/** Replaces a member's badges with one badge; null removes them. Returns why that failed, or undefined. */
export function useAssign() {
  const { id: accountId } = useAccount();
  const { client, badges, members } = trpc.useUtils();
  const notify = useNotify();
  return (member: MemberRow, badge: Badge | null): Promise<string | undefined> => {
    const { id: membershipId, email } = member;
    const assign = async () => {
      await client.badges.assign.mutate({ accountId, membershipId, badgeId: badge?.id ?? null });
      notify.success(
        badge ? text('badges.assigned', { email, badge: badge.name }) : text('badges.unassigned', { email }),
      );
    };
    const assigning = assign().catch((error: unknown) => {
      notify.error(error, (reason) => text('badges.assignFailed', { reason }));
      throw error;
    });
    return failureOf(assigning.finally(() => Promise.all([badges.invalidate(), members.invalidate()])));
  };
}
