import { type AccountSummary, updateAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { useTell } from '../../components/feedback/toasts.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { trpc } from '../../trpc.ts';
import { tellAtName } from './name-taken.ts';

const schema = updateAccount.input.pick({ organizationName: true }).required();

/** Gives an account's organisation another name. */
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
      tellAtName(form, error);
    }
  };
  return (
    <QuestionDialog title={title} running={running} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{text('accounts.rename.message')}</Dialog.Description>
        <Form form={form} label={title} onSubmit={save}>
          <TextField form={form} name="organizationName" label={text('accounts.organizationName')} />
          <chakra.div display="flex" justifyContent="flex-end" gap={2}>
            <Button variant="outline" disabled={running} onClick={onClose}>
              {text('action.cancel')}
            </Button>
            <SubmitButton form={form}>{text('accounts.rename')}</SubmitButton>
          </chakra.div>
        </Form>
      </Dialog.Body>
    </QuestionDialog>
  );
}

function useRename(accountId: string) {
  const tell = useTell();
  const { accounts } = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.update.useMutation();
  return async (organizationName: string) => {
    const { account } = await mutateAsync({ accountId, organizationName });
    tell.success(text('accounts.updated', { name: account.organizationName }));
    await accounts.invalidate();
  };
}
