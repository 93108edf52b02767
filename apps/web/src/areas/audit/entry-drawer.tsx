import type { AuditEntry } from '@campus/contracts/audit';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { operationWords } from './audit-words.ts';
import { EntryDetails } from './entry-details.tsx';

/** Everything that is on record of one entry, beside the table. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  return (
    <Drawer.Root
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
                <Drawer.Title>{operationWords(entry.operation)}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <IconButton size="sm" variant="ghost" aria-label="Close">
                    <X size={16} />
                  </IconButton>
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>
                <EntryDetails entry={entry} />
              </Drawer.Body>
            </Drawer.Content>
          )}
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
