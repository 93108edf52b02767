import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from '../components/feedback/toaster.tsx';
import { ToastsProvider } from '../components/feedback/toasts.tsx';
import { UnsavedChangesProvider } from '../lib/unsaved-changes.tsx';
import { system } from '../theme.ts';

/** Renders one component, with the look and the toasts it needs. */
export function renderPart(part: ReactNode) {
  const view = render(part, {
    wrapper: ({ children }) => (
      <ChakraProvider value={system}>
        <ToastsProvider>
          <UnsavedChangesProvider>{children}</UnsavedChangesProvider>
          <Toaster />
        </ToastsProvider>
      </ChakraProvider>
    ),
  });
  return { ...view, user: userEvent.setup() };
}
