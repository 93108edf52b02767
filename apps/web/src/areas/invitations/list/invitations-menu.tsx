import { text } from '@campus/contracts/core/messages';
import { Menu } from '@chakra-ui/react/menu';
import { useState } from 'react';
import { MenuButton } from '../../../components/input/menu-button.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { DeletePendingDialog } from './delete-pending-dialog.tsx';
import { useExportInvitations } from './use-bulk-invitations.ts';

/** The actions on all invitations, and on those that the search finds. */
export function InvitationsMenu({
  search,
  found,
}: {
  search: string;
  /** How many the search finds. */
  found: number;
}) {
  const { id } = useAccount();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const startExport = useExportInvitations(id);
  const run: Record<string, () => void> = {
    export: () => startExport(),
    exportFound: () => startExport(search),
    deletePending: () => setAsksToDelete(true),
  };
  return (
    <>
      <MenuButton label={text('invitations.actions')} onSelect={(value) => run[value]?.()}>
        <Menu.Item value="export">{text('invitations.export')}</Menu.Item>
        {search !== '' && found > 0 && (
          <Menu.Item value="exportFound">
            {text('invitations.export.found', { search, count: formatNumber(found) })}
          </Menu.Item>
        )}
        <Menu.Item value="deletePending" color="fg.error">
          {text('invitations.deletePending')}
        </Menu.Item>
      </MenuButton>
      {asksToDelete && <DeletePendingDialog accountId={id} onClose={() => setAsksToDelete(false)} />}
    </>
  );
}
