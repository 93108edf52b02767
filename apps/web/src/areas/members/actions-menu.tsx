import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { MenuButton } from '../../components/input/menu-button.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useExport } from '../../shell/use-export-members.ts';
import type { FilteredMembers } from './filters/filtered-members.ts';

/** The actions on the selected members, on those that match the filters, and on all members. */
export function ActionsMenu({
  filtered,
  onBulk,
}: {
  filtered: FilteredMembers | undefined;
  onBulk: (action: BulkAction) => void;
}) {
  const { id, level, settings } = useAccount();
  const startExport = useExport(id);
  const run: Record<string, () => void> = {
    suspend: () => onBulk('suspend'),
    unsuspend: () => onBulk('unsuspend'),
    export: () => startExport(),
    exportFiltered: () => startExport(filtered?.matching),
  };
  return (
    <MenuButton label={text('members.actions')} onSelect={(value) => run[value]?.()}>
      <Menu.Item value="suspend">{text('members.suspend.all')}</Menu.Item>
      <Menu.Item value="unsuspend">{text('members.unsuspend.all')}</Menu.Item>
      {reaches(level, 'admin') && (
        <ExportItems allowed={settings.isExportAllowed} filtered={filtered?.count} />
      )}
    </MenuButton>
  );
}

/** The export items: who is exported, or why exports are off. */
function ExportItems({ allowed, filtered }: { allowed: boolean; filtered: string | undefined }) {
  const all = text(allowed ? 'members.export.unfiltered' : 'members.export.off');
  return (
    <>
      <NotedItem value="export" name={text('members.export.all')} note={all} disabled={!allowed} />
      {allowed && filtered !== undefined && (
        <NotedItem
          value="exportFiltered"
          name={text('members.export.filtered')}
          note={text('members.export.matching', { members: filtered })}
        />
      )}
    </>
  );
}

function NotedItem({
  value,
  name,
  note,
  disabled = false,
}: {
  value: string;
  name: string;
  note: string;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <Menu.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
    >
      <Menu.ItemText>
        <span id={`${id}-name`}>{name}</span>
        <chakra.span id={`${id}-note`} display="block" textStyle="xs" color="fg.muted">
          {note}
        </chakra.span>
      </Menu.ItemText>
    </Menu.Item>
  );
}
