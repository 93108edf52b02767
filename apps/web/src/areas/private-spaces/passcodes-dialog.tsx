import { text } from '@campus/contracts/core/text';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
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
  const { data, isPending, mutate } = useSave(trpc.privateSpaces.revealPasscodes, {});
  return (
    <QuestionDialog
      title={text('privateSpaces.passcodes.title', { space: space.name })}
      running={isPending}
      onClose={onClose}
    >
      <Dialog.Body display="grid" gap={3}>
        <Dialog.Description>
          {text('privateSpaces.passcodes.about', { owner: space.ownerName })}
        </Dialog.Description>
        <div role="status">
          {data && (
            <chakra.ul
              aria-label={text('privateSpaces.passcodes.list')}
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
          {text('privateSpaces.passcodes.close')}
        </Button>
        <BusyButton
          busy={isPending}
          disabled={data !== undefined}
          onClick={() => mutate({ accountId, spaceId: space.id })}
        >
          {text('privateSpaces.passcodes.show')}
        </BusyButton>
      </Dialog.Footer>
    </QuestionDialog>
  );
}
