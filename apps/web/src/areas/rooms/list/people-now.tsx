import { noun, text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { Users } from 'lucide-react';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useRoomUse } from '../use-room-use.ts';

/** How many people are in a room, if any are. */
export function PeopleNow({ entry }: { entry: Entry }) {
  const people = useRoomUse().of(entry)?.people ?? 0;
  if (people === 0) return null;
  const label = text('rooms.use.now', { people: formatCount(people, noun('noun.roomVisitor')) });
  return (
    <chakra.span
      role="img"
      aria-label={label}
      title={label}
      display="inline-flex"
      alignItems="center"
      gap={1}
      color="fg.muted"
      textStyle="xs"
    >
      <Users size={14} aria-hidden />
      {formatNumber(people)}
    </chakra.span>
  );
}
