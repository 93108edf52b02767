import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColorModeButton } from '../../../components/input/color-mode-button.tsx';
import { BrandMark } from '../../../components/layout/brand-mark.tsx';
import { Heading } from '../../../components/layout/heading.tsx';
import day from './campus-day.svg?no-inline';
import night from './campus-night.svg?no-inline';

/** The layout for an account with its own branding: a picture with its name beside the content. */
export function Branded({
  organization,
  title,
  description,
  children,
  footer,
}: {
  organization: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <chakra.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(28rem, 5fr) 6fr' }}
      gridTemplateRows={{ base: 'auto 1fr', lg: 'auto' }}
      bg="bg.panel"
    >
      <Picture>{organization}</Picture>
      <chakra.div display="flex" flexDirection="column" minW={0}>
        <chakra.header display="flex" alignItems="center" justifyContent="space-between" px={5} py={4}>
          <chakra.div display="flex" alignItems="center">
            <BrandMark />
          </chakra.div>
          <ColorModeButton />
        </chakra.header>
        <chakra.main
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={{ lg: 'center' }}
          w="full"
          maxW="27rem"
          mx="auto"
          px={5}
          pt={{ base: 4, lg: 2 }}
          pb={12}
        >
          <Heading title={title} description={description} />
          {children}
          {footer && (
            <chakra.footer mt={6} textStyle="sm" color="fg.muted">
              {footer}
            </chakra.footer>
          )}
        </chakra.main>
      </chakra.div>
    </chakra.div>
  );
}

/**
 * The picture, which has a day and a night version. Hidden from screen readers, because the page title
 * repeats the name.
 */
function Picture({ children }: { children: string }) {
  return (
    <chakra.div
      aria-hidden
      order={{ lg: 2 }}
      position={{ lg: 'sticky' }}
      top={0}
      h={{ base: '9rem', md: '14rem', lg: '100dvh' }}
      p={{ base: 5, lg: 12 }}
      display="flex"
      alignItems={{ base: 'flex-end', lg: 'flex-start' }}
      bgColor="#2b45b0"
      bgImage={{
        base: `linear-gradient(to bottom, transparent 30%, rgb(16 24 64 / 0.65)), url("${day}")`,
        lg: `url("${day}")`,
        _dark: {
          base: `linear-gradient(to bottom, transparent 30%, rgb(4 6 16 / 0.65)), url("${night}")`,
          lg: `url("${night}")`,
        },
      }}
      bgSize="cover"
      backgroundPosition={{ base: '50% 76%', md: '50% 66%', lg: '50% 100%' }}
    >
      <chakra.span
        color="white"
        fontSize={{ base: '1.5rem', lg: '2.25rem' }}
        lineHeight="1.2"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        overflowWrap="anywhere"
        lineClamp={{ base: 2, lg: 4 }}
      >
        <bdi>{children}</bdi>
      </chakra.span>
    </chakra.div>
  );
}
