import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';
import { FindBox } from './find-box.tsx';

/** Finds pages, people, settings, and more, and opens them. */
export function FinderDialog({
  onOpen,
  onClose,
}: {
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
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{text('finder.title')}</Dialog.Title>
            </Dialog.Header>
            <FindBox field={field} onOpen={onOpen} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
