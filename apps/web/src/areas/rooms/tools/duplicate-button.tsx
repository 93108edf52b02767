import { text } from '@campus/contracts/core/text';
import { refuseDeletion } from '@campus/domain/rooms/own-level';
import { Button } from '@chakra-ui/react/button';
import { type ComponentProps, useState } from 'react';
import { useRooms } from '../rooms-context.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** Opens the dialog that asks what a copy includes. Disabled where the person's level does not let them copy. */
export function DuplicateButton(props: Omit<ComponentProps<typeof DuplicateDialog>, 'onClose'>) {
  const { reserved } = useRooms();
  const isClosed = props.entries.some((entry) => refuseDeletion(reserved, entry) !== undefined);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" disabled={isClosed} onClick={() => setAsks(true)}>
        {text('rooms.duplicate')}
      </Button>
      {asks && <DuplicateDialog {...props} onClose={() => setAsks(false)} />}
    </>
  );
}
