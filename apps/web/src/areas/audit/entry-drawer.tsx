import type { AuditEntry } from '@campus/contracts/audit/audit';
import { operationText } from '@campus/contracts/audit/operation-text';
import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { drawerRecipe } from '../../theme/floating-recipes.ts';
import { EntryDetails } from './entry-details.tsx';
import type { AuditPatch } from './use-audit.ts';

/** Shows every detail of an entry in a drawer beside the table. */
export function EntryDrawer({
  entry,
  onFilter,
  onClose,
}: {
  entry: AuditEntry | undefined;
  onFilter: (patch: AuditPatch) => void;
  onClose: () => void;
}) {
  const filter = (patch: AuditPatch) => {
    onClose();
    onFilter(patch);
  };
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={entry !== undefined}
      size="md"
      lazyMount
      unmountOnExit
      onOpenChange={(details) => details.open || onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          {entry && (
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{operationText(entry.operation)}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <IconButton size="sm" variant="ghost" aria-label={text('audit.close')}>
                    <X size={16} />
                  </IconButton>
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>
                <EntryDetails entry={entry} onFilter={filter} />
              </Drawer.Body>
            </Drawer.Content>
          )}
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
