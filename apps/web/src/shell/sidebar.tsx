import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { guardedPages } from '../guarded-pages.ts';
import { paths } from '../paths.ts';
import { useAccount } from './account.tsx';
import { visibleGroups } from './sidebar-items.ts';
import { useOffersSwitch } from './use-offers-switch.ts';

/** The ways to the pages the person may open, and to another account. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pages } = useAccount();
  const offersSwitch = useOffersSwitch();
  const [path] = useLocation();
  return (
    <>
      <chakra.nav aria-label="Pages" display="flex" flexDirection="column" gap={5} flex="1" p={3} pt={4}>
        {visibleGroups(pages).map((group) => (
          <section key={group.label} aria-labelledby={`sidebar-${group.label}`}>
            <chakra.h2 id={`sidebar-${group.label}`} px={2} mb={1} textStyle="xs" color="fg.subtle">
              {group.label}
            </chakra.h2>
            <ul>
              {group.items.map(({ label, page, icon: Icon }) => (
                <li key={page}>
                  <SidebarLink
                    href={guardedPages[page].path}
                    aria-current={path === guardedPages[page].path ? 'page' : undefined}
                    onPointerEnter={guardedPages[page].component.preload}
                    onFocus={guardedPages[page].component.preload}
                    onClick={onNavigate}
                  >
                    <Icon size={16} aria-hidden />
                    {label}
                  </SidebarLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </chakra.nav>
      {offersSwitch && (
        <chakra.div p={3} borderTopWidth="1px">
          <SidebarLink href={paths.accounts}>
            <ArrowLeftRight size={16} aria-hidden />
            Switch Accounts
          </SidebarLink>
        </chakra.div>
      )}
    </>
  );
}

/** Whether there is anything in the sidebar for this person. */
export function useHasSidebar(): boolean {
  const { pages } = useAccount();
  const offersSwitch = useOffersSwitch();
  return offersSwitch || visibleGroups(pages).length > 0;
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
