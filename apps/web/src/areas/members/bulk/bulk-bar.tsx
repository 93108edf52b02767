import { text } from '@campus/contracts/core/text';
import type { listMembers } from '@campus/contracts/members/members';
import { listLimit } from '@campus/domain/core/lists';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { Button } from '@chakra-ui/react/button';
import type * as z from 'zod';
import { SelectionBar } from '../../../components/data-table/selection-bar.tsx';
import type { RowSelection } from '../../../components/data-table/use-selection.ts';

export interface BulkBarProps {
  list: z.output<typeof listMembers.output>;
  selection: RowSelection;
  onBulk: (action: BulkAction) => void;
}

/** Shows the number of selected members and their actions. */
export function BulkBar({ list, selection, onBulk }: BulkBarProps) {
  const { totalIsExact } = list;
  return (
    <SelectionBar
      selection={selection}
      total={totalIsExact ? list.total : listLimit}
      totalIsExact={totalIsExact}
      shown={list.items.map(({ id }) => id)}
    >
      <Button size="xs" variant="outline" onClick={() => onBulk('suspend')}>
        {text('members.suspend')}
      </Button>
      <Button size="xs" variant="outline" onClick={() => onBulk('unsuspend')}>
        {text('members.unsuspend')}
      </Button>
    </SelectionBar>
  );
}
