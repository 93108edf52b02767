import { text } from '@campus/contracts/messages';
import type { BulkAction } from '@campus/domain/bulk-change';
import { reaches } from '@campus/domain/levels';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronDown } from 'lucide-react';
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
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => run[value]?.()}
    >
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          {text('members.actions')}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="suspend">{text('members.suspend.all')}</Menu.Item>
            <Menu.Item value="unsuspend">{text('members.unsuspend.all')}</Menu.Item>
            {settings.isExportAllowed && reaches(level, 'admin') && (
              <Menu.Item value="export">{text('members.export.all')}</Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
