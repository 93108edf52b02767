import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { menuRecipe } from '../../theme/floating-recipes.ts';

/**
 * A button that opens a menu of actions on a whole list. Its items are `Menu.Item`s, identified by their
 * values. An action runs after the menu has returned the focus to the button, so that it may move it on.
 */
export function MenuButton({
  label,
  stays = [],
  onSelect,
  children,
}: {
  label: string;
  /** Values of items with `closeOnSelect={false}`. They act at once. */
  stays?: readonly string[];
  onSelect: (value: string) => void;
  children: ReactNode;
}) {
  const chosen = useRef<string>(undefined);
  const act = () => {
    const value = chosen.current;
    chosen.current = undefined;
    if (value !== undefined) onSelect(value);
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        if (stays.includes(value)) onSelect(value);
        else chosen.current = value;
      }}
      onExitComplete={act}
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
