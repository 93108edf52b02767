import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useAccountIfAny } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';

/** The person's name, email, account, and role. */
export function Facts() {
  const user = useUser();
  const account = useAccountIfAny();
  const facts = [
    ['profile.facts.name', `${user.firstName} ${user.lastName}`.trim() || user.displayName],
    ['profile.facts.email', user.email],
    ['profile.facts.account', account?.organizationName],
    ['profile.facts.role', account && text(`role.${account.level}`)],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }}
      columnGap={6}
      rowGap={3}
      px={5}
      py={4}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      flexShrink={0}
    >
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <chakra.div key={label} minW={0}>
              <chakra.dt textStyle="xs" color="fg.muted">
                {text(label)}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere">
                <bdi>{value}</bdi>
              </chakra.dd>
              {label === 'profile.facts.name' && account && <ShownAs account={account} />}
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}

/** The name shown for the person in the account, if an administrator has set one. */
function ShownAs({ account }: { account: EnteredAccount }) {
  const { data } = trpc.profile.getMember.useQuery({ accountId: account.id });
  if (!data?.shownAs) return null;
  return (
    <chakra.dd textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {text('profile.facts.shownAs', { account: account.organizationName, name: data.shownAs })}
    </chakra.dd>
  );
}
