import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useRooms } from '../rooms-context.ts';
import { EntryHistory } from '../tools/entry-history.tsx';
import { useRestore } from '../use-restore.ts';

/** Shown for a deleted room or command: its history, which says who deleted it, and a button that restores it. */
export function RemovedEntry({ id }: { id: string }) {
  const restore = useRestore(useRooms().accountId);
  const [isRestoring, setRestoring] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const press = async () => {
    setRestoring(true);
    await restore(id);
    setRestoring(false);
  };
  return (
    <>
      <EmptyState
        title={text('rooms.detail.gone')}
        action={
          <chakra.div display="flex" gap={2}>
            <BusyButton size="sm" variant="outline" busy={isRestoring} onClick={() => void press()}>
              {text('rooms.restore')}
            </BusyButton>
            <Button size="sm" variant="outline" onClick={() => setShowsHistory(true)}>
              {text('rooms.history')}
            </Button>
          </chakra.div>
        }
      />
      {showsHistory && <EntryHistory id={id} entry={undefined} onClose={() => setShowsHistory(false)} />}
    </>
  );
}
