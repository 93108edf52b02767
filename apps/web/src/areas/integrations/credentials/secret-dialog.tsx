import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { CopyButton } from '../../../components/input/copy-button.tsx';
import type { NewSecret } from './use-credentials.ts';

/** Shows a new secret once. Only the button closes the dialog, because the secret cannot be shown again. */
export function SecretDialog({
  secret: { clientId, clientSecret },
  onClose,
}: {
  secret: NewSecret;
  onClose: () => void;
}) {
  return (
    <SmallDialog title={text('credentials.secret.title')} running onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description>{text('credentials.secret.help')}</Dialog.Description>
        <chakra.dl mt={4} display="grid" gap={3}>
          <Shown
            label={text('credentials.clientId')}
            value={clientId}
            copy={text('credentials.clientId.copy')}
          />
          <Shown
            label={text('credentials.secret')}
            value={clientSecret}
            copy={text('credentials.secret.copy')}
          />
        </chakra.dl>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{text('credentials.secret.done')}</Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Shown({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        gap={2}
        mt={1}
        px={3}
        py={2}
        bg="bg.muted"
        borderRadius="md"
      >
        <chakra.code flex="1" minW={0} overflowWrap="anywhere" textStyle="sm">
          {value}
        </chakra.code>
        <CopyButton value={value} label={copy} />
      </chakra.dd>
    </div>
  );
}
