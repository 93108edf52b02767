import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from '../src/components/feedback/toaster.tsx';
import { ToastsProvider } from '../src/components/feedback/toasts.tsx';
import { UnsavedChangesProvider } from '../src/lib/unsaved-changes.tsx';
import { system } from '../src/theme.ts';

/** Renders one component with the theme and the toasts that it needs. */
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
