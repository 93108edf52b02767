import { text } from '@campus/contracts/core/messages';
import { reaches } from '@campus/domain/access/levels';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { MenuButton } from '../../components/input/menu-button.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useExport } from './use-export.ts';

/** What can be done with the selected members, and with all. */
export function ActionsMenu({ onBulk }: { onBulk: (action: BulkAction) => void }) {
  const { id, level, settings } = useAccount();
  const exportAll = useExport(id);
  const run: Record<string, () => void> = {
    suspend: () => onBulk('suspend'),
    unsuspend: () => onBulk('unsuspend'),
    export: exportAll,
  };
  return (
    <MenuButton label={text('members.actions')} onSelect={(value) => run[value]?.()}>
      <Menu.Item value="suspend">{text('members.suspend.all')}</Menu.Item>
      <Menu.Item value="unsuspend">{text('members.unsuspend.all')}</Menu.Item>
      {reaches(level, 'admin') && <ExportItem allowed={settings.isExportAllowed} />}
    </MenuButton>
  );
}

/** Says what is exported, or why nothing can be. */
function ExportItem({ allowed }: { allowed: boolean }) {
  const id = useId();
  return (
    <Menu.Item
      value="export"
      disabled={!allowed}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
    >
      <Menu.ItemText>
        <span id={`${id}-name`}>{text('members.export.all')}</span>
        <chakra.span id={`${id}-note`} display="block" textStyle="xs" color="fg.muted">
          {text(allowed ? 'members.export.unfiltered' : 'members.export.off')}
        </chakra.span>
      </Menu.ItemText>
    </Menu.Item>
  );
}
