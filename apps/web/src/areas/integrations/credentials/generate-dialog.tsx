import { text } from '@campus/contracts/core/text';
import { credentialName, credentialScopes } from '@campus/contracts/credentials/credentials';
import { Dialog } from '@chakra-ui/react/dialog';
import * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { trpc } from '../../../trpc.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { type NewSecret, useRefreshCredentials } from './use-credentials.ts';

const schema = z.object({ name: credentialName, scopes: credentialScopes });

/** Asks for the name and scopes of a new credential, and passes on its secret. */
export function GenerateDialog({
  accountId,
  onGenerated,
  onClose,
}: {
  accountId: string;
  onGenerated: (secret: NewSecret) => void;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { name: '', scopes: ['account:read'] });
  const { mutateAsync } = trpc.credentials.generate.useMutation({ onSettled: useRefreshCredentials() });
  const title = text('credentials.generate.title');
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body>
        <DialogForm
          form={form}
          label={title}
          onSubmit={async (values) => onGenerated(await mutateAsync({ accountId, ...values }))}
          submitText={text('credentials.generate')}
          onCancel={onClose}
        >
          <TextField
            form={form}
            name="name"
            label={text('credentials.name')}
            help={text('credentials.name.help')}
            autoComplete="off"
          />
          <ScopeChoices form={form} />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
