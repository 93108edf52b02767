import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { EntryHistory } from '../tools/entry-history.tsx';

/** Shown for a deleted room or command: a link to the audit trail, which says who deleted it. */
export function RemovedEntry({ id }: { id: string }) {
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <>
      <EmptyState
        title={text('rooms.detail.gone')}
        action={
          <Button size="sm" variant="outline" onClick={() => setShowsHistory(true)}>
            {text('rooms.history')}
          </Button>
        }
      />
      {showsHistory && <EntryHistory id={id} entry={undefined} onClose={() => setShowsHistory(false)} />}
    </>
  );
}
