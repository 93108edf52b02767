import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { refuseDeletion } from '@campus/domain/rooms/own-level';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useRooms } from '../rooms-context.ts';
import { DuplicateButton } from '../tools/duplicate-button.tsx';
import { EntryHistory } from '../tools/entry-history.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** The actions on a whole room or command. */
export function EntryActions({
  entry,
  onDuplicated,
  onDeleted,
}: {
  entry: Entry;
  onDuplicated: (copy: Entry) => void;
  onDeleted: () => void;
}) {
  const [showsHistory, setShowsHistory] = useState(false);
  const isClosed = refuseDeletion(useRooms().reserved, entry) !== undefined;
  const [deletes, setDeletes] = useState(false);
  return (
    <>
      <DuplicateButton
        name={entry.name}
        source={{ entry: entry.id }}
        entries={[entry]}
        onDuplicated={onDuplicated}
      />
      <Button size="sm" variant="outline" onClick={() => setShowsHistory(true)}>
        {text('rooms.history')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        color="fg.error"
        disabled={isClosed}
        onClick={() => setDeletes(true)}
      >
        {text('rooms.delete')}
      </Button>
      {showsHistory && <EntryHistory id={entry.id} entry={entry} onClose={() => setShowsHistory(false)} />}
      {deletes && <DeleteDialog entry={entry} onDeleted={onDeleted} onClose={() => setDeletes(false)} />}
    </>
  );
}
