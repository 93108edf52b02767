import { text } from '@campus/contracts/core/text';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { type SpaceStatus, spaceActions } from '@campus/domain/private-spaces/private-spaces';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { failureOf } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';

interface Question {
  space: PrivateSpace;
  status: SpaceStatus;
  answer: (yes: boolean) => void;
}

/**
 * Asks for confirmation, then changes a space's status and calls `onChanged` with the result. Render the
 * returned dialog.
 */
export function useChangeStatus(accountId: string, onChanged: (space: PrivateSpace) => void) {
  const [asked, setAsked] = useState<Question>();
  const notify = useNotify();
  const { privateSpaces } = trpc.useUtils();
  const { mutateAsync } = trpc.privateSpaces.changeStatus.useMutation({
    onSuccess: ({ space }) => {
      onChanged(space);
      const status = text(`privateSpaces.status.${space.status}`).toLowerCase();
      notify.success(text('privateSpaces.status.changed', { space: space.name, status }));
    },
    onError: (error, { status }) =>
      notify.error(error, (detail) =>
        text('privateSpaces.status.failed', { action: spaceActions[status], detail }),
      ),
    onSettled: () => privateSpaces.list.invalidate({ accountId }),
  });
  const change = useCallback(
    async (space: PrivateSpace, status: SpaceStatus): Promise<string | undefined> => {
      const isWanted = await new Promise<boolean>((answer) => setAsked({ space, status, answer }));
      return isWanted ? failureOf(mutateAsync({ accountId, spaceId: space.id, status })) : undefined;
    },
    [accountId, mutateAsync],
  );
  return { change, dialog: asked && <Ask {...asked} onClose={() => setAsked(undefined)} /> };
}

function Ask({ space, status, answer, onClose }: Question & { onClose: () => void }) {
  const action = spaceActions[status];
  return (
    <ConfirmDialog
      danger={action !== 'enable'}
      title={text(`privateSpaces.${action}.title`, { space: space.name })}
      message={text(`privateSpaces.${action}.about`, { owner: space.ownerName })}
      confirmText={text(`privateSpaces.${action}.confirm`)}
      onConfirm={() => {
        answer(true);
        return undefined;
      }}
      onClose={() => {
        answer(false);
        onClose();
      }}
    />
  );
}
