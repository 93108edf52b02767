import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { type RoomUses, useRoomUse } from '../use-room-use.ts';

/** Lists only rooms that nobody entered, and says how far that is known. */
export function UnusedFilter({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const use = useRoomUse();
  const note = noteOf(use);
  return (
    <chakra.div display="grid" gap={0.5}>
      <Checkbox
        label={unusedText(use)}
        checked={checked}
        disabled={!checked && !use.known?.knownSince}
        onChange={({ target }) => onChange(target.checked)}
      />
      {/* It has its line before the figures are there: the list below must not move under a hand. */}
      <chakra.p color="fg.muted" textStyle="xs" minH="1lh">
        {note}
      </chakra.p>
    </chakra.div>
  );
}

/** The name of the filter: it says 90 days only if there is data for all of them. */
export function unusedText({ known }: RoomUses): string {
  return !known?.knownSince || known.complete
    ? text('rooms.unused')
    : text('rooms.unused.since', { day: formatDay(known.knownSince) });
}

function noteOf({ failed, known }: RoomUses): string | undefined {
  if (failed) return text('rooms.use.failed');
  if (!known || known.complete) return undefined;
  const { knownSince, missingHours } = known;
  if (!knownSince) return text('rooms.unused.unknown');
  const missing = missingHours === 0 ? '' : formatCount(missingHours, noun('noun.missingHour'));
  return text('rooms.unused.partial', { day: formatDay(knownSince), missing });
}
