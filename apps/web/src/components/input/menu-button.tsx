import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuRecipe } from '../../theme/floating-recipes.ts';

/**
 * A button that opens a menu of actions on a whole list. Its items are `Menu.Item`s, identified by their
 * values.
 */
export function MenuButton({
  label,
  onSelect,
  children,
}: {
  label: string;
  onSelect: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Menu.Root
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => onSelect(value)}
    >
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" maxW="full">
          <chakra.span truncate>{label}</chakra.span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
