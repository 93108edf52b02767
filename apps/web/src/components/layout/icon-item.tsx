import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** An item in a card's list: an icon, a title, and detail lines below. */
export function IconItem({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap={3} minW={0}>
      <chakra.span mt={0.5} color="fg.muted" flexShrink={0}>
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div minW={0}>
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {title}
        </chakra.p>
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** One line of an item's details. */
export const ItemDetail = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});
