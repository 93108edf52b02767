import { text } from '@campus/contracts/core/text';
import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

/** The rooms of which exactly one is chosen. */
export function RoomChoice({
  items,
  selected,
  changed,
  onChoose,
}: {
  items: readonly WebRoom[];
  selected: WebRoom | undefined;
  /** The ids of the rooms with unsaved input. */
  changed: readonly string[];
  onChoose: (id: string) => void;
}) {
  const name = useId();
  return (
    <chakra.div role="radiogroup" aria-label={text('webRooms.rooms')} pb={2} maxH="32rem" overflowY="auto">
      {items.map((room) => (
        <Choice key={room.id}>
          <input
            type="radio"
            name={name}
            checked={room.id === selected?.id}
            aria-label={room.name}
            onChange={() => onChoose(room.id)}
          />
          <span>
            <chakra.span display="block" overflowWrap="anywhere">
              {room.name}
            </chakra.span>
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {text('webRooms.level', { level: room.levelName })}
              {changed.includes(room.id) && ` · ${text('webRooms.unsaved')}`}
            </chakra.span>
          </span>
        </Choice>
      ))}
    </chakra.div>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    px: 5,
    py: 2,
    textStyle: 'sm',
    cursor: 'pointer',
    '& input': { accentColor: 'accent.solid', flexShrink: 0 },
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': { bg: 'accent.subtle' },
  },
});
