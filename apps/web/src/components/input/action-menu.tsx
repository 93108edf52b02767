import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
import type { useOpened } from '../../lib/use-opened.ts';
import { menuRecipe } from '../../theme/floating-recipes.ts';

/** A menu item. */
export interface MenuAction {
  label: string;
  run: () => void;
  danger?: boolean;
}

/** The menu of a button that `useOpened` opens. An action runs after the menu has closed. */
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
  // If the action opened a dialog while the menu closes, the dialog would close too, and the focus could not
  // return to the button.
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
