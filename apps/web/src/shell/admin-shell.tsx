import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { pageTitleId } from '../components/layout/page.tsx';
import { Sidebar, useHasSidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every account page: the top bar, the sidebar, and the page. */
export function AdminShell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const hasSidebar = useHasSidebar();
  const main = useStartOfPage(path);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={
        hasSidebar ? { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' } : 'minmax(0, 1fr)'
      }
      gridTemplateRows="3rem minmax(0, 1fr)"
      minH="100dvh"
      h={{ md: '100dvh' }}
    >
      <SkipLink />
      <TopBar hasSidebar={hasSidebar} />
      {hasSidebar && (
        <chakra.div
          hideBelow="lg"
          display="flex"
          flexDirection="column"
          bg="bg.panel"
          borderEndWidth="1px"
          overflowY="auto"
          _print={{ display: 'none' }}
        >
          <Sidebar />
        </chakra.div>
      )}
      {/* Positioned, so that visually hidden text scrolls with it, and the window itself never scrolls. */}
      <chakra.main
        ref={main}
        id="main"
        aria-labelledby={pageTitleId}
        tabIndex={-1}
        position="relative"
        outline="none"
        overflowY={{ md: 'auto' }}
      >
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </chakra.main>
    </chakra.div>
  );
}

/**
 * Scrolls a new page to the top and focuses it, so that keyboard and screen reader users continue there. Runs
 * as a layout effect, so that a page can focus a control afterwards.
 */
function useStartOfPage(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/**
 * Skips the top bar and the sidebar. Positioned outside the layout, because it is visible only while focused.
 */
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
      {text('skip.content')}
    </chakra.a>
  );
}
