import { text } from '@campus/contracts/core/messages';
import { Menu } from '@chakra-ui/react/menu';
import { useState } from 'react';
import { MenuButton } from '../../../components/input/menu-button.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { DeletePendingDialog } from './delete-pending-dialog.tsx';
import { useExportInvitations } from './use-bulk-invitations.ts';

/** The actions on all invitations. */
export function InvitationsMenu() {
  const { id } = useAccount();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const exportAll = useExportInvitations(id);
  return (
    <>
      <MenuButton
        label={text('invitations.actions')}
        onSelect={(value) => (value === 'export' ? exportAll() : setAsksToDelete(true))}
      >
        <Menu.Item value="export">{text('invitations.export')}</Menu.Item>
        <Menu.Item value="deletePending" color="fg.error">
          {text('invitations.deletePending')}
        </Menu.Item>
      </MenuButton>
      {asksToDelete && <DeletePendingDialog accountId={id} onClose={() => setAsksToDelete(false)} />}
    </>
  );
}
