import { type AccountSummary, updateAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { trpc } from '../../trpc.ts';
import { showNameTaken } from './name-taken.ts';

const schema = updateAccount.input.pick({ organizationName: true }).required();

/** Gives an account's organization another name. */
export function RenameDialog({ account, onClose }: { account: AccountSummary; onClose: () => void }) {
  const title = text('accounts.rename.title', { account: account.organizationName });
  const form = useContractForm(schema, { organizationName: account.organizationName });
  const rename = useRename(account.id);
  const running = form.formState.isSubmitting;
  const save = async ({ organizationName }: { organizationName: string }) => {
    try {
      await rename(organizationName);
      onClose();
    } catch (error) {
      showNameTaken(form, error);
    }
  };
  return (
    <SmallDialog title={title} running={running} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{text('accounts.rename.message')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={save}
          submitText={text('accounts.rename')}
          onCancel={onClose}
        >
          <TextField form={form} name="organizationName" label={text('accounts.organizationName')} />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}

function useRename(accountId: string) {
  const notify = useNotify();
  const { accounts } = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.update.useMutation();
  return async (organizationName: string) => {
    const { account } = await mutateAsync({ accountId, organizationName });
    notify.success(text('accounts.updated', { name: account.organizationName }));
    await accounts.invalidate();
  };
}
