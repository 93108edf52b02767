import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { TriangleAlert } from 'lucide-react';
import { Page } from '../../components/page.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';

/** The person's own page: who they are to this account. */
export function ProfilePage() {
  const user = useUser();
  const account = useAccount();
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`.trim()],
    ['Display name', user.displayName],
    ['Email', user.email],
    ['Account', account.organizationName],
    ['Role', account.level],
  ] as const;
  return (
    <Page title="Profile" description="Who you are in this account.">
      {account.landing === 'suspended' && <SuspensionBanner world={account.worldDisplayName} />}
      <chakra.dl bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
        {facts.map(([label, value]) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '12rem 1fr' }}
            gap={{ base: 0.5, sm: 4 }}
            px={5}
            py={3}
            _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
          >
            <chakra.dt textStyle="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd
              overflowWrap="anywhere"
              {...(label === 'Role' && { textTransform: 'capitalize' as const })}
            >
              <bdi>{value}</bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Page>
  );
}

function SuspensionBanner({ world }: { world: string }) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap={2.5}
      px={4}
      py={3}
      bg="bg.warning"
      color="fg.warning"
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="lg"
    >
      <chakra.span mt={0.5} flexShrink={0}>
        <TriangleAlert size={16} aria-hidden />
      </chakra.span>
      <div>
        <chakra.p fontWeight="medium">{text('accounts.suspended', { world })}</chakra.p>
        <chakra.p textStyle="sm">{text('accounts.suspended.client')}</chakra.p>
      </div>
    </chakra.div>
  );
}
