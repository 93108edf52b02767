import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { Card } from '../../components/layout/card.tsx';
import { trpc } from '../../trpc.ts';

/** Deletes the avatar. Shown only in environments where the client is developed. */
export function AvatarCard() {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteAvatar();
  return (
    <Card
      title={text('profile.avatar.title')}
      description={text('profile.avatar.description')}
      action={
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {text('profile.avatar.button')}
        </Button>
      }
    >
      {asking && (
        <ConfirmDialog
          title={text('profile.avatar.ask')}
          message={text('profile.avatar.consequence')}
          confirmText={text('profile.avatar.button')}
          danger
          onConfirm={() => remove.mutateAsync({})}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function useDeleteAvatar() {
  return useSave(trpc.profile.deleteAvatar, {
    done: () => text('profile.avatar.deleted'),
    failed: (reason, { code }) =>
      code === 'NOT_FOUND' ? text('profile.avatar.none') : text('profile.avatar.failed', { reason }),
  });
}
