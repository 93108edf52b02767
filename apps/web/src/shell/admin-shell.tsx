import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { ColorModeButton } from '../components/color-mode-button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Loading } from '../components/loading.tsx';
import { Logo } from '../components/logo.tsx';
import { useConsole } from '../lib/use-console.ts';
import { paths } from '../paths.ts';
import { NotificationList } from './notification-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopMenu } from './top-menu.tsx';

/** What surrounds every page of an account: sidebar, top bar, and the page in the middle. */
export function AdminShell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      gridTemplateRows="3rem minmax(0, 1fr)"
      minH="100dvh"
      h={{ md: '100dvh' }}
    >
      <SkipLink />
      <TopBar />
      <chakra.aside
        hideBelow="lg"
        display="flex"
        flexDirection="column"
        bg="bg.panel"
        borderEndWidth="1px"
        overflowY="auto"
      >
        <Sidebar />
      </chakra.aside>
      <chakra.main id="main" tabIndex={-1} outline="none" overflowY={{ md: 'auto' }}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </chakra.main>
    </chakra.div>
  );
}

function TopBar() {
  const { brand } = useConsole();
  return (
    <chakra.header
      gridColumn="1 / -1"
      position={{ base: 'sticky', md: 'static' }}
      top={0}
      zIndex="sticky"
      display="flex"
      alignItems="center"
      gap={1}
      px={{ base: 2, lg: 4 }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <PhoneMenu />
      <HomeLink href={paths.admin}>
        <Logo />
        {brand}
      </HomeLink>
      <chakra.span flex="1" />
      <NotificationList />
      <ColorModeButton />
      <TopMenu />
    </chakra.header>
  );
}

const HomeLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 1,
    borderRadius: 'md',
    fontWeight: 'semibold',
  },
});

function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      top={2}
      insetStart={2}
      zIndex="skipNav"
      px={3}
      py={1.5}
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="md"
      translate="0 -4rem"
      _focusVisible={{ translate: '0 0' }}
    >
      Skip to content
    </chakra.a>
  );
}
