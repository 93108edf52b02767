import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { openGroups } from '../open-routes.ts';
import { paths } from '../paths.ts';
import { touchTarget } from '../theme/touch.ts';
import { useAccount } from './account.tsx';
import { useCurrentInSight } from './current-in-sight.ts';
import { useOffersSwitch } from './use-offers-switch.ts';

/** Links to the pages that the person may open, and to other accounts. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const account = useAccount();
  const offersSwitch = useOffersSwitch();
  const [path] = useLocation();
  const list = useRef<HTMLElement>(null);
  useCurrentInSight(list, path);
  return (
    <>
      <chakra.nav
        ref={list}
        aria-label={text('sidebar.pages')}
        display="flex"
        flexDirection="column"
        gap={3}
        flex="1"
        p={3}
      >
        {openGroups(account).map((group) => (
          <SidebarGroup key={group.name} {...group}>
            {group.routes.map((route) => (
              <li key={route.path}>
                <SidebarLink
                  href={route.path}
                  aria-current={path === route.path ? 'page' : undefined}
                  onPointerEnter={route.component.preload}
                  onFocus={route.component.preload}
                  onClick={onNavigate}
                >
                  <route.icon size={16} aria-hidden />
                  {text(route.label)}
                </SidebarLink>
              </li>
            ))}
          </SidebarGroup>
        ))}
      </chakra.nav>
      {offersSwitch && (
        <chakra.div p={3} borderTopWidth="1px">
          <SidebarLink href={paths.accounts}>
            <ArrowLeftRight size={16} aria-hidden />
            {text('sidebar.switchAccounts')}
          </SidebarLink>
        </chakra.div>
      )}
    </>
  );
}

/** Links under the name of their group. A group without a name is a plain list. */
function SidebarGroup({
  name,
  label,
  children,
}: {
  name: string;
  label: ConstantKey | undefined;
  children: ReactNode;
}) {
  if (!label) return <ul>{children}</ul>;
  return (
    <div>
      <chakra.p id={`sidebar-${name}`} px={2} mb={1} textStyle="xs" color="fg.subtle">
        {text(label)}
      </chakra.p>
      <ul aria-labelledby={`sidebar-${name}`}>{children}</ul>
    </div>
  );
}

/** Whether the sidebar has any links for this person. */
export function useHasSidebar(): boolean {
  const account = useAccount();
  const offersSwitch = useOffersSwitch();
  return offersSwitch || openGroups(account).length > 0;
}

const SidebarLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    // Most windows show all pages without scrolling. Fingers need more room.
    minH: '1.625rem',
    px: 2,
    py: 0.5,
    ...touchTarget,
    borderRadius: 'md',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    _currentPage: { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
});
