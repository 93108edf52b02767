import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** A section of a page: its title, description, actions on the right, and content. */
export function Card({
  title,
  description,
  action,
  danger = false,
  children,
}: {
  title: string;
  description: string;
  action?: ReactNode;
  /** Whether its actions cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={danger ? 'red.border' : 'border'}
      borderRadius="lg"
      overflow="clip"
      flexShrink={0}
      // Kept on one printed page, except for tables, which can be longer than a page.
      _print={{ breakInside: 'avoid', '&:has(table)': { breakInside: 'auto' } }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
        px={5}
        py={4}
        _print={{ py: 2, breakAfter: 'avoid' }}
      >
        <chakra.div flex="1 1 12rem" minW={0}>
          <chakra.h2 id={titleId} textStyle="heading">
            {title}
          </chakra.h2>
          <chakra.p mt={0.5} color="fg.muted" textStyle="sm">
            {description}
          </chakra.p>
        </chakra.div>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}

/** The padding for text and forms in a card. */
export const CardBody = chakra('div', { base: { px: 5, pb: 5, _print: { pb: 3 } } });

/** A list that fills a card, with lines between its items. */
export const CardList = chakra('ul', { base: { listStyleType: 'none' } });

export const CardListItem = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    px: 5,
    py: 3,
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
