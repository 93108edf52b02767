import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColorModeButton } from '../input/color-mode-button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Heading } from './heading.tsx';

/** The layout of pages outside the shell: a centered box with the brand above it. */
export function CenteredCard({
  title,
  description,
  takesFocus,
  width = '24rem',
  mark = <BrandMark />,
  children,
  footer,
}: {
  title: string;
  description?: ReactNode;
  /** Whether the title takes the focus, because the previously focused element is gone. */
  takesFocus?: boolean;
  width?: string;
  /** Replaces the product's logo above the card. */
  mark?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column" bg="bg.canvas">
      <chakra.header display="flex" justifyContent="flex-end" p={3}>
        <ColorModeButton />
      </chakra.header>
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        px={4}
        pt={{ base: 4, sm: '8vh' }}
        pb={12}
      >
        <chakra.div display="flex" alignItems="center" gap={3} mb={6}>
          {mark}
        </chakra.div>
        <chakra.section
          w="full"
          maxW={width}
          p={{ base: 5, sm: 8 }}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          boxShadow="sm"
        >
          <Heading title={title} description={description} takesFocus={takesFocus} />
          {children}
        </chakra.section>
        {footer && (
          <chakra.footer mt={5} textStyle="sm" color="fg.muted" textAlign="center">
            {footer}
          </chakra.footer>
        )}
      </chakra.main>
    </chakra.div>
  );
}
