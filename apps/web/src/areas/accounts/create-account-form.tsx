import { createAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { paths } from '../../paths.ts';
import { useEnterAccount } from '../../shell/enter-account.ts';
import { trpc } from '../../trpc.ts';
import { showNameTaken } from './name-taken.ts';

/** Asks for the organization name of a new account, creates it, and opens its members page. */
export function CreateAccountForm() {
  const form = useContractForm(createAccount.input, { organizationName: '' });
  const create = useCreateAccount();
  const send = (entered: { organizationName: string }) =>
    create(entered).catch((error: unknown) => showNameTaken(form, error));
  return (
    <Form form={form} label={text('accounts.create.title')} onSubmit={send}>
      <TextField
        form={form}
        name="organizationName"
        label={text('accounts.organizationName')}
        autoComplete="organization"
        autoFocus
      />
      <SubmitButton form={form}>{text('accounts.create')}</SubmitButton>
    </Form>
  );
}

function useCreateAccount() {
  const notify = useNotify();
  const enter = useEnterAccount();
  const { accounts } = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.create.useMutation();
  return async (wanted: { organizationName: string }) => {
    const { account } = await mutateAsync(wanted);
    void accounts.invalidate();
    enter(account.id, paths.members);
    // Entering an account clears earlier messages, so notify afterwards.
    notify.success(text('accounts.created', { name: account.organizationName }));
  };
}
