import { offersSwitch } from '@campus/domain/accounts';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useAccount } from './account.tsx';
import { useUser } from './session.tsx';
import { visibleGroups } from './sidebar-items.ts';

/** The ways to the pages the person may open, below the account they are of. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pages } = useAccount();
  const [path] = useLocation();
  return (
    <>
      <AccountName />
      <chakra.nav
        aria-label="Pages of the account"
        display="flex"
        flexDirection="column"
        gap={5}
        flex="1"
        p={3}
      >
        {visibleGroups(pages).map((group) => (
          <section key={group.label} aria-labelledby={`sidebar-${group.label}`}>
            <chakra.h2
              id={`sidebar-${group.label}`}
              px={2}
              mb={1}
              textStyle="xs"
              fontWeight="medium"
              color="fg.subtle"
            >
              {group.label}
            </chakra.h2>
            <ul>
              {group.items.map(({ label, path: to, icon: Icon }) => (
                <li key={to}>
                  <SidebarLink href={to} aria-current={path === to ? 'page' : undefined} onClick={onNavigate}>
                    <Icon size={16} aria-hidden />
                    {label}
                  </SidebarLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </chakra.nav>
      <SwitchAccounts />
    </>
  );
}

function AccountName() {
  const { organizationName, worldName, level } = useAccount();
  return (
    <chakra.div px={5} py={4} borderBottomWidth="1px">
      <chakra.p fontWeight="semibold" truncate title={organizationName}>
        <bdi>{organizationName}</bdi>
      </chakra.p>
      <chakra.p mt={0.5} textStyle="xs" color="fg.muted" truncate>
        <chakra.span textTransform="capitalize">{level}</chakra.span>
        {worldName && <bdi> · {worldName}</bdi>}
      </chakra.p>
    </chakra.div>
  );
}

function SwitchAccounts() {
  const { superadmin } = useUser();
  const accounts = trpc.accounts.list.useQuery({});
  if (!offersSwitch({ superadmin, accounts: accounts.data?.items.length ?? 0 })) return null;
  return (
    <chakra.div p={3} borderTopWidth="1px">
      <SidebarLink href={paths.accounts}>
        <ArrowLeftRight size={16} aria-hidden />
        Switch Accounts
      </SidebarLink>
    </chakra.div>
  );
}

const SidebarLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    h: 8,
    px: 2,
    borderRadius: 'md',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    _currentPage: { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
});
