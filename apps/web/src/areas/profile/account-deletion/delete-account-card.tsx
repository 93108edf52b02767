import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Permanently deletes the person's own user. */
export function DeleteAccountCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card
      danger
      title={text('profile.delete.title')}
      description={text('profile.delete.description')}
      action={
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          color="fg.error"
          onClick={() => setAsking(true)}
        >
          {text('profile.delete.button')}
        </Button>
      }
    >
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
