import '@campus/contracts/core/selection-messages';
import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { isHiddenRoom } from '@campus/domain/rooms/visibility';
import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, EyeOff, KeyRound, type LucideIcon, SquareChevronRight } from 'lucide-react';
import { memo } from 'react';
import { SortHandle } from '../../../components/sortable-list/sort-handle.tsx';
import { PeopleNow } from './people-now.tsx';
import { RowName, Slot } from './row-parts.tsx';
import { SelectBox } from './select-box.tsx';

interface RoomRowProps {
  entry: Entry;
  /** Whether Tab reaches the row. */
  isTabStop: boolean;
  isSelected: boolean;
  isUnsaved: boolean;
  /** Whether it is selected for a bulk change. */
  isChosen: boolean;
  onChoose: (id: string, chosen: boolean, toHere: boolean) => void;
  onSelect: (id: string) => void;
}

/** A room or command in the list: its handle, its name, and its badges. */
export const RoomRow = memo(function RoomRow({
  entry,
  isTabStop,
  isSelected,
  isUnsaved,
  isChosen,
  onChoose,
  onSelect,
}: RoomRowProps) {
  const { id, name, group } = entry;
  return (
    <Slot data-row={id} data-selected={isSelected || undefined} data-inside={group === '' ? undefined : ''}>
      <SortHandle id={id} tabIndex={-1} />
      <SelectBox
        tabIndex={-1}
        label={text('selection.row', { row: name })}
        part={isChosen ? 'all' : 'none'}
        onSelect={(chosen, toHere) => onChoose(id, chosen, toHere)}
      />
      <RowName
        type="button"
        data-row-name=""
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected}
        onClick={() => onSelect(id)}
      >
        <bdi>{name}</bdi>
      </RowName>
      <PeopleNow entry={entry} />
      {entry.kind === 'command' && <Mark icon={SquareChevronRight} label={text('rooms.mark.command')} />}
      {entry.kind === 'room' && isHiddenRoom(entry) && (
        <Mark icon={EyeOff} label={text('rooms.mark.hidden')} />
      )}
      {entry.kind === 'room' && entry.hasPasscodes && (
        <Mark icon={KeyRound} label={text('rooms.mark.passcodes')} />
      )}
      {isUnsaved && <Mark icon={Circle} label={text('rooms.mark.unsaved')} strong />}
    </Slot>
  );
});

function Mark({ icon: Icon, label, strong = false }: { icon: LucideIcon; label: string; strong?: boolean }) {
  return (
    <chakra.span role="img" aria-label={label} title={label} color={strong ? 'accent.fg' : 'fg.subtle'}>
      <Icon size={14} aria-hidden {...(strong && { fill: 'currentColor' })} />
    </chakra.span>
  );
}
