import { text } from '@campus/contracts/core/text';
import { type ApiCredential, credentialScopes } from '@campus/contracts/credentials/credentials';
import { Dialog } from '@chakra-ui/react/dialog';
import * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { trpc } from '../../../trpc.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { useRefreshCredentials } from './use-credentials.ts';

const schema = z.object({ scopes: credentialScopes });

/** Changes the scopes of a credential. Its secret stays. */
export function ScopesDialog({
  accountId,
  credential: { id: credentialId, name, scopes },
  onClose,
}: {
  accountId: string;
  credential: ApiCredential;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { scopes });
  const notify = useNotify();
  const { mutateAsync } = trpc.credentials.changeScopes.useMutation({ onSettled: useRefreshCredentials() });
  const title = text('credentials.changeScopes.of', { name });
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body display="grid" gap={4}>
        <Dialog.Description>{text('credentials.changeScopes.consequence')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={async (values) => {
            await mutateAsync({ accountId, credentialId, ...values });
            notify.success(text('credentials.changeScopes.done', { name }));
            onClose();
          }}
          submitText={text('credentials.changeScopes')}
          onCancel={onClose}
        >
          <ScopeChoices form={form} />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
