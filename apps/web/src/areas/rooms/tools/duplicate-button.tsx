import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { type ComponentProps, useState } from 'react';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** Opens the dialog that asks what a copy includes. */
export function DuplicateButton(props: Omit<ComponentProps<typeof DuplicateDialog>, 'onClose'>) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsks(true)}>
        {text('rooms.duplicate')}
      </Button>
      {asks && <DuplicateDialog {...props} onClose={() => setAsks(false)} />}
    </>
  );
}
