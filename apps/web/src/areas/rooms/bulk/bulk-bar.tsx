import { text } from '@campus/contracts/core/text';
import { maxEditedRooms } from '@campus/contracts/rooms/bulk-edits';
import type { Entry } from '@campus/domain/rooms/entries';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useState } from 'react';
import { SelectionBar } from '../../../components/data-table/selection-bar.tsx';
import type { RowSelection } from '../../../components/data-table/use-selection.ts';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulkEdits } from './use-bulk-edits.ts';

/** Below the list: how many entries are selected, the way to change them, and the way back after that. */
export const BulkBar = memo(function BulkBar({
  accountId,
  found,
  selection,
}: {
  accountId: string;
  /** The entries that are listed. */
  found: readonly Entry[];
  selection: RowSelection;
}) {
  const edits = useBulkEdits(accountId);
  const [asked, setAsked] = useState<readonly Entry[]>();
  const { last } = edits;
  const isTooMany = selection.count(found.length) > maxEditedRooms;
  return (
    <>
      <SelectionBar selection={selection} total={found.length} shown={[]}>
        {isTooMany && (
          <p role="status">{text('rooms.bulk.tooMany', { count: formatNumber(maxEditedRooms) })}</p>
        )}
        <Button
          size="xs"
          variant="outline"
          disabled={isTooMany}
          onClick={() => setAsked(found.filter(({ id }) => selection.has(id)))}
        >
          {text('rooms.bulk.change')}
        </Button>
      </SelectionBar>
      <chakra.div
        display="flex"
        alignItems="center"
        gap={2}
        px={3}
        py={last ? 2 : 0}
        borderTopWidth={last ? '1px' : 0}
        borderColor="border.subtle"
      >
        <chakra.p role="status" flex="1" minW={0} color="fg.muted" textStyle="sm">
          {last && (
            <>
              {text('rooms.bulk.ended', last)} <TimeText value={last.at} withTime />
            </>
          )}
        </chakra.p>
        {last && (
          <BusyButton size="xs" variant="outline" busy={edits.isUndoing} onClick={() => void last.undo()}>
            {text('rooms.bulk.undo')}
          </BusyButton>
        )}
      </chakra.div>
      {asked && asked.length > 0 && (
        <BulkDialog
          chosen={asked}
          edits={edits}
          onApplied={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
});
