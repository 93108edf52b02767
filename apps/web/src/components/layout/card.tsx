import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** One concern of a page: its name, what it is for, its actions at the right, its content. */
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
  /** Actions here cannot be undone. */
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
      // On paper, on one page; tables have more rows than a page.
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

/** Room for text and forms in a card. */
export const CardBody = chakra('div', { base: { px: 5, pb: 5, _print: { pb: 3 } } });

/** A list that fills a card, a line between its entries. */
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
