import type { AppRouter } from '@campus/api/router';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { OfflineBanner } from './components/feedback/offline-banner.tsx';
import { Toaster } from './components/feedback/toaster.tsx';
import { ToastsProvider } from './components/feedback/toasts.tsx';
import { keepFocus } from './components/focus/keep-focus.ts';
import { ColorModeProvider } from './components/input/color-mode.tsx';
import { registerAccountData } from './lib/account-data.ts';
import { removeAccountQueries } from './lib/account-queries.ts';
import { AccountRouter } from './lib/account-router.tsx';
import { onSessionOver, sessionOverLink } from './lib/session-over.ts';
import { UnsavedChangesProvider } from './lib/unsaved-changes.tsx';
import { paths } from './paths.ts';
import { followSession, sessionKey } from './shell/follow-session.ts';
import { system } from './theme.ts';
import { createQueryClient, type GatewayCache, trpc } from './trpc.ts';

interface AppProvidersProps {
  link: TRPCLink<AppRouter>;
  /** Prefetches from the gateway, before the first render. */
  prefetchPage?: ((cache: GatewayCache) => void) | undefined;
  /** Milliseconds before a failed read is retried. */
  retryDelay?: number;
  children: ReactNode;
}

/** The providers of every page: theme, color mode, toasts, and the gateway connection. */
export function AppProviders({ link, prefetchPage, retryDelay, children }: AppProvidersProps) {
  const [, navigate] = useLocation();
  const [{ queries, client }] = useState(() => {
    const gateway = {
      queries: createQueryClient((queries) => leave(queries, () => navigate(paths.logout)), retryDelay),
      client: trpc.createClient({ links: [sessionOverLink, link] }),
    };
    prefetchPage?.(createTRPCQueryUtils({ queryClient: gateway.queries, client: gateway.client }));
    return gateway;
  });
  useEffect(keepFocus, []);
  useEffect(() => registerAccountData(() => removeAccountQueries(queries)), [queries]);
  useEffect(() => onSessionOver(() => askAgain(queries)), [queries]);
  useEffect(() => followSession(queries), [queries]);
  return (
    <ChakraProvider value={system}>
      <ColorModeProvider>
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <ToastsProvider>
              <UnsavedChangesProvider>
                <AccountRouter>{children}</AccountRouter>
              </UnsavedChangesProvider>
              <OfflineBanner />
              <Toaster />
            </ToastsProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </ColorModeProvider>
    </ChakraProvider>
  );
}

/** The queries with which the guard of the shown page reads the session. */
const session = { queryKey: sessionKey, type: 'active' } as const;

/** Makes the page's guard reload the session, which hides the page. */
function askAgain(queries: QueryClient): void {
  void queries.invalidateQueries(session);
}

/** Leaves a page without a guard when the session is over. */
function leave(queries: QueryClient, navigate: () => void): void {
  if (queries.getQueryCache().findAll(session).length === 0) navigate();
}
