import { IconButton } from '@chakra-ui/react/button';
import { Ellipsis } from 'lucide-react';
import { useOpened } from '../../lib/use-opened.ts';
import { ActionMenu, type MenuAction } from '../input/action-menu.tsx';

/** The actions on one row. The menu is created when first opened, because tables have many rows. */
export function RowMenu({
  label,
  actions,
  tabIndex,
}: {
  label: string;
  actions: readonly MenuAction[];
  tabIndex: number;
}) {
  const { trigger, isMade, root } = useOpened();
  return (
    <>
      <IconButton
        {...trigger}
        data-cell-control=""
        aria-label={label}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        variant="ghost"
        size="2xs"
      >
        <Ellipsis size={16} />
      </IconButton>
      {isMade && <ActionMenu label={label} root={root} actions={actions} />}
    </>
  );
}
