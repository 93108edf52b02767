import { text } from '@campus/contracts/core/text';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';

/** Says that reading passcodes is recorded, and shows those of one space. They are gone when the dialog closes. */
export function PasscodesDialog({
  accountId,
  space,
  onClose,
}: {
  accountId: string;
  space: PrivateSpace;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { data, isPending, mutate } = trpc.privateSpaces.revealPasscodes.useMutation({
    onError: (error) => notify.error(error),
  });
  return (
    <SmallDialog
      title={text('privateSpaces.reveal.title', { space: space.name })}
      running={isPending}
      onClose={onClose}
    >
      <Dialog.Body display="grid" gap={3}>
        <Dialog.Description>
          {text('privateSpaces.reveal.about', { owner: space.ownerName })}
        </Dialog.Description>
        <div role="status">
          {data && (
            <chakra.ul
              aria-label={text('privateSpaces.reveal.list')}
              display="grid"
              gap={1}
              listStyleType="none"
            >
              {data.passcodes.map((passcode) => (
                <li key={passcode}>
                  <code>{passcode}</code>
                </li>
              ))}
            </chakra.ul>
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('privateSpaces.reveal.close')}
        </Button>
        <BusyButton
          busy={isPending}
          disabled={data !== undefined}
          onClick={() => mutate({ accountId, spaceId: space.id })}
        >
          {text('privateSpaces.reveal.show')}
        </BusyButton>
      </Dialog.Footer>
    </SmallDialog>
  );
}
