import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** One member of the account, with everything that the page of a person shows. */
export function usePerson(membershipId: string) {
  const { id: accountId } = useAccount();
  return trpc.members.person.useQuery({ accountId, membershipId });
}
