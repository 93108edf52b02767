import type { AppRouter } from '@campus/api/router';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ColorModeProvider } from './components/color-mode.tsx';
import { Toaster } from './components/toaster.tsx';
import { ToastsProvider } from './components/toasts.tsx';
import { UnsavedChangesProvider } from './lib/unsaved-changes.tsx';
import { paths } from './paths.ts';
import { system } from './theme.ts';
import { createQueryClient, trpc } from './trpc.ts';

/** What every page stands on: look, colours, toasts, and the way to the gateway. */
export function AppProviders({ link, children }: { link: TRPCLink<AppRouter>; children: ReactNode }) {
  const [, navigate] = useLocation();
  const [queries] = useState(() => createQueryClient(() => navigate(paths.logout)));
  const [client] = useState(() => trpc.createClient({ links: [link] }));
  return (
    <ChakraProvider value={system}>
      <ColorModeProvider>
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <ToastsProvider>
              <UnsavedChangesProvider>{children}</UnsavedChangesProvider>
              <Toaster />
            </ToastsProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </ColorModeProvider>
    </ChakraProvider>
  );
}
