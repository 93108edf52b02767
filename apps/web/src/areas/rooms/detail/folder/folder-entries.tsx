import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

/** The entries of a folder. */
export function FolderEntries({
  entries,
  onSelect,
}: {
  entries: readonly Entry[];
  onSelect: (id: string) => void;
}) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap={2}>
      <chakra.h3 id={id} textStyle="sm" fontWeight="medium">
        {text('rooms.folder.entries')}
      </chakra.h3>
      <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="md" maxH="24rem" overflowY="auto">
        {entries.map((entry) => (
          <chakra.li
            key={entry.id}
            display="flex"
            alignItems="center"
            gap={2}
            pe={3}
            borderColor="border.subtle"
            css={{ '& + &': { borderTopWidth: '1px' } }}
          >
            <Button
              variant="ghost"
              size="sm"
              flex="1"
              minW={0}
              justifyContent="flex-start"
              onClick={() => onSelect(entry.id)}
            >
              <chakra.span truncate>{entry.name}</chakra.span>
            </Button>
            <chakra.span color="fg.muted" textStyle="xs">
              {entry.kind === 'room' ? entry.levelName : text('rooms.add.command')}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
