import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';

/** The id of a page's title, which names its `main`. */
export const pageTitleId = 'page-title';

/** The layout of every page in the shell: title, description, actions on the right, and content. */
export function Page({
  title,
  description,
  actions,
  fill = false,
  wide = fill,
  children,
}: {
  title: string;
  /** What this page is for, in one sentence. */
  description: string;
  actions?: ReactNode;
  /** Makes the page as tall as the window, so that a table scrolls under its own header. */
  fill?: boolean;
  /** Gives tables more width. Text and forms are easier to read without it. */
  wide?: boolean;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap={5}
      w="full"
      maxW={wide ? '100rem' : '60rem'}
      mx="auto"
      px={{ base: 4, md: 8 }}
      py={{ base: 5, md: 7 }}
      _print={{ maxW: 'none', p: 0 }}
      {...(fill && { h: { md: 'full' }, minH: { md: '36rem' } })}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <div>
          <chakra.h1 id={pageTitleId} textStyle="title">
            {title}
          </chakra.h1>
          <chakra.p mt={1} color="fg.muted" textStyle="sm">
            {description}
          </chakra.p>
        </div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
