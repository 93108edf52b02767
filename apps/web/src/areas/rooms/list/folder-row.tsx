import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, Folder } from 'lucide-react';
import { memo } from 'react';
import { SortHandle } from '../../../components/sortable-list/sort-handle.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { RowName, Slot } from './row-parts.tsx';
import { SelectBox, type SelectedPart } from './select-box.tsx';

interface FolderRowProps {
  rowId: string;
  folder: string;
  /** How many of its entries are shown by the filters, if the folder is open. */
  shown: number;
  /** How many entries of it the list has, shown or not. */
  count: number;
  isOpen: boolean;
  /** Whether Tab reaches the row. */
  isTabStop: boolean;
  isSelected: boolean;
  /** How many of its listed entries are selected for a bulk change. */
  chosen: SelectedPart;
  onChoose: (folder: string, chosen: boolean) => void;
  onToggle: (rowId: string) => void;
  onSelect: (folder: string) => void;
}

/** A folder in the list: its handle, whether it shows its entries, its name, and how many entries it has. */
export const FolderRow = memo(function FolderRow({
  rowId,
  folder,
  shown,
  count,
  isOpen,
  isTabStop,
  isSelected,
  chosen,
  onChoose,
  onToggle,
  onSelect,
}: FolderRowProps) {
  const counted = (total: string) =>
    shown === count ? total : text('rooms.counts', { shown: formatNumber(shown), total });
  return (
    <Slot data-row={rowId} data-selected={isSelected || undefined}>
      <SortHandle id={rowId} tabIndex={-1} />
      {shown > 0 && (
        <SelectBox
          tabIndex={-1}
          label={text('rooms.select.folder', { folder })}
          part={chosen}
          onSelect={(all) => onChoose(folder, all)}
        />
      )}
      <Toggle
        type="button"
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-label={text('rooms.folder.open', { folder })}
        onClick={() => onToggle(rowId)}
      >
        <ChevronRight size={16} aria-hidden />
        <Folder size={16} aria-hidden />
      </Toggle>
      <RowName
        type="button"
        data-row-name=""
        tabIndex={isTabStop ? 0 : -1}
        fontWeight="medium"
        aria-current={isSelected}
        onClick={() => onSelect(folder)}
      >
        <bdi>{folder}</bdi>
      </RowName>
      <chakra.span color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        <span aria-hidden>{counted(formatNumber(count))}</span>
        <chakra.span srOnly>{counted(formatCount(count, noun('noun.roomEntry')))}</chakra.span>
      </chakra.span>
    </Slot>
  );
});

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    h: 7,
    px: 0.5,
    color: 'fg.muted',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    '&[aria-expanded=true] > svg:first-of-type': { rotate: '90deg' },
  },
});
