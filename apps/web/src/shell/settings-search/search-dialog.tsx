import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';

import { useRef } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';
import { Search } from './search.tsx';
import type { SettingsRoute } from './settings-routes.ts';

/** Finds a setting by name, help, or value, and opens its control. */
export function SearchDialog(props: {
  /** The pages whose settings are searched. */
  routes: readonly SettingsRoute[];
  onOpen: (address: string) => void;
  onClose: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      size="lg"
      scrollBehavior="inside"
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => open || props.onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{text('settings.search')}</Dialog.Title>
            </Dialog.Header>
            <Search field={field} {...props} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
