import { text } from '@campus/contracts/messages';
import { reaches } from '@campus/domain/levels';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../shell/account.tsx';
import { DeletePendingDialog } from './delete-pending-dialog.tsx';
import { useExportInvitations } from './use-bulk-invitations.ts';

/** What can be done with all invitations at once. */
export function InvitationsMenu() {
  const { id, level } = useAccount();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const exportAll = useExportInvitations(id);
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
        onSelect={({ value }) => (value === 'export' ? exportAll() : setAsksToDelete(true))}
      >
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline">
            {text('invitations.actions')}
            <ChevronDown size={14} aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {reaches(level, 'admin') && <Menu.Item value="export">{text('invitations.export')}</Menu.Item>}
              <Menu.Item value="deletePending" color="fg.error">
                {text('invitations.deletePending')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {asksToDelete && <DeletePendingDialog accountId={id} onClose={() => setAsksToDelete(false)} />}
    </>
  );
}
