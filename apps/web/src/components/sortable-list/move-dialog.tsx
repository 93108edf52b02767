import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SmallDialog } from '../dialog/small-dialog.tsx';
import { SearchBox } from '../input/search-box.tsx';
import { moveChoices } from './move-choices.ts';
import type { Place } from './sort-places.ts';
import { useSortingList } from './sorting-context.ts';

/** The number of places offered at a time. */
const offered = 20;

/**
 * Asks after which item a row should go. With arrow keys, that would take too long in a list of thousands.
 */
export function MoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { items, nameOf, move } = useSortingList();
  const [search, setSearch] = useState('');
  const choices = moveChoices(items, id, search);
  const choose = (place: Place) => {
    move(id, place);
    onClose();
  };
  return (
    <SmallDialog title={text('sort.dialog.title', { name: nameOf(id) })} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        <SearchBox label={text('sort.dialog.search')} value={search} wide onSearch={setSearch} />
        {choices.length > 0 && (
          <chakra.ul display="grid" maxH="18rem" overflowY="auto" listStyleType="none">
            {choices.slice(0, offered).map(({ label, place }) => (
              <Choice key={`${label}/${place.afterId}`} onClick={() => choose(place)}>
                {label}
              </Choice>
            ))}
          </chakra.ul>
        )}
        <chakra.p role="status" color="fg.muted" textStyle="sm">
          {choices.length === 0 && text('sort.dialog.none')}
          {choices.length > offered && text('sort.dialog.more')}
        </chakra.p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Choice({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <li>
      <Button
        variant="ghost"
        size="sm"
        w="full"
        justifyContent="flex-start"
        overflow="hidden"
        onClick={onClick}
      >
        {children}
      </Button>
    </li>
  );
}
