import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
import type { useOpened } from '../../lib/use-opened.ts';
import { menuRecipe } from '../../theme/floating-recipes.ts';

/** An entry of a menu. */
export interface MenuAction {
  label: string;
  run: () => void;
  danger?: boolean;
}

/** The menu of a button that `useOpened` opens. An action runs when the menu has closed. */
export function ActionMenu({
  label,
  root,
  placement = 'bottom-end',
  actions,
}: {
  label: string;
  root: ReturnType<typeof useOpened>['root'];
  placement?: 'bottom-start' | 'bottom-end';
  actions: readonly MenuAction[];
}) {
  const chosen = useRef<MenuAction>(undefined);
  // A dialog that opens over a closing menu would be closed with it, and could not return the focus to the button.
  const onExitComplete = () => {
    root.onExitComplete();
    chosen.current?.run();
    chosen.current = undefined;
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      {...root}
      positioning={{ placement }}
      onSelect={({ value }) => {
        chosen.current = actions[Number(value)];
      }}
      onExitComplete={onExitComplete}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} {...overlayMargin(actions.length)}>
            {actions.map((action, index) => (
              <Menu.Item
                key={action.label}
                value={String(index)}
                {...(action.danger && { color: 'fg.error' })}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
