import { noun, text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { type RoomUses, useRoomUse } from '../use-room-use.ts';

/** How a room is used: people now, entries, and the last one; nothing while that is not known. */
export function UseLine({ entry }: { entry: Entry }) {
  const uses = useRoomUse();
  const words = uses.failed && entry.kind === 'room' ? text('rooms.use.failed') : roomUseText(uses, entry);
  return (
    words && (
      <chakra.p px={5} mt={-2} pb={4} color="fg.muted" textStyle="sm">
        {words}
      </chakra.p>
    )
  );
}

function roomUseText({ known, of }: RoomUses, entry: Entry): string | undefined {
  const use = of(entry);
  if (!use || !known?.knownSince) return undefined;
  const now = text('rooms.use.now', { people: formatCount(use.people, noun('noun.roomVisitor')) });
  return `${now} · ${entriesOf(use, { ...known, knownSince: known.knownSince })}`;
}

function entriesOf(
  { entries, lastEntry }: { entries: number; lastEntry: string | null },
  { complete, knownSince }: { complete: boolean; knownSince: string },
): string {
  if (lastEntry)
    return text('rooms.use.entries', {
      entries: formatCount(entries, noun('noun.roomEntering')),
      last: formatMoment(lastEntry),
    });
  return complete ? text('rooms.use.unused') : text('rooms.use.unusedSince', { day: formatDay(knownSince) });
}
