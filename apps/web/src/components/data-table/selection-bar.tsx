import { maxSelected } from '@campus/domain/core/lists';
import '@campus/contracts/core/selection-messages';
import { text } from '@campus/contracts/core/text';
import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { lowWindow } from '../../theme/low-window.ts';
import { keepClear } from '../focus/keep-clear.ts';
import type { RowSelection, Selection } from './use-selection.ts';

const bar = {
  position: { base: 'sticky', md: 'static' },
  bottom: 3,
  [lowWindow]: { position: 'static' },
  zIndex: 'docked',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  ps: 4,
  pe: 2,
  py: 2,
  bg: 'accent.subtle',
  borderWidth: '1px',
  borderColor: 'accent.border',
  borderRadius: 'lg',
  textStyle: 'sm',
} as const;

interface SelectionBarProps {
  selection: RowSelection;
  /** The number of rows that match the filters. */
  total: number;
  /** False if `total` is a lower bound. */
  totalIsExact?: boolean;
  /** The ids of the visible rows. */
  shown: readonly string[];
  /** The actions on the selected rows, as buttons of size xs. */
  children: ReactNode;
}

/**
 * Shows the number of selected rows and their actions. It is below the table, so that selecting moves no
 * rows. Renders no controls when nothing is selected, so focus cannot hide here.
 */
export function SelectionBar({ selection, total, totalIsExact = true, shown, children }: SelectionBarProps) {
  const selected = selection.count(total);
  const all = 'allMatching' in selection.selection;
  const wholePage = shown.every(selection.has);
  const offersAll = !all && wholePage && total > selected;
  const isShown = selected > 0 || all;
  return (
    <chakra.section
      ref={isShown ? keepClear : undefined}
      css={isShown ? bar : { position: 'absolute' }}
      aria-label={isShown ? text('selection.label') : undefined}
    >
      <chakra.p aria-live="polite" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {isShown && caption(selection.selection, totalIsExact ? total : undefined)}
      </chakra.p>
      {isShown && selection.isFull && <p>{text('selection.full', { count: formatNumber(maxSelected) })}</p>}
      {isShown && !wholePage && (
        <Button variant="plain" textStyle="sm" hideFrom="sm" onClick={() => selection.set(shown, true)}>
          {text('selection.page')}
        </Button>
      )}
      {isShown && offersAll && (
        <Button variant="plain" textStyle="sm" onClick={selection.selectAllMatching}>
          {text(totalIsExact ? 'selection.selectAll' : 'selection.selectAllMoreThan', {
            count: formatNumber(total),
          })}
        </Button>
      )}
      {isShown && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2} ms="auto">
          {children}
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={text('selection.clear')}
            onClick={selection.clear}
          >
            <X size={16} />
          </IconButton>
        </chakra.div>
      )}
    </chakra.section>
  );
}

function caption(selection: Selection, total: number | undefined): string {
  if (!('allMatching' in selection))
    return text('selection.count', { count: formatNumber(selection.ids.length) });
  const { length } = selection.except;
  if (length > 0) return text('selection.allBut', { count: formatNumber(length) });
  if (total === undefined) return text('selection.allUncounted');
  return text('selection.all', { count: formatNumber(total) });
}
