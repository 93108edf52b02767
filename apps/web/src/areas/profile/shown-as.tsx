import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { trpc } from '../../trpc.ts';

/** The name that the account shows of the person, where an administrator has set one. */
export function ShownAs({ account }: { account: EnteredAccount }) {
  const { data } = trpc.profile.getMember.useQuery({ accountId: account.id });
  if (!data?.shownAs) return null;
  return (
    <chakra.dd textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {text('profile.facts.shownAs', { account: account.organizationName, name: data.shownAs })}
    </chakra.dd>
  );
}
