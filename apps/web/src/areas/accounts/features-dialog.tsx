import type { AccountSummary } from '@campus/contracts/accounts/accounts';
import { type AccountFeatures, accountFeatures } from '@campus/contracts/accounts/features';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { trpc } from '../../trpc.ts';

const features = accountFeatures.keyof().options;

/** Superadmins choose what an account may use. */
export function FeaturesDialog({ account, onClose }: { account: AccountSummary; onClose: () => void }) {
  const title = text('accounts.features.title', { account: account.organizationName });
  const { data, error, refetch } = trpc.accounts.features.useQuery({ accountId: account.id });
  return (
    <SmallDialog title={title} running={false} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{text('accounts.features.message')}</Dialog.Description>
        {data ? (
          <FeaturesForm account={account} title={title} stored={data} onClose={onClose} />
        ) : (
          <LoadingOrError error={error} onRetry={() => void refetch()} />
        )}
      </Dialog.Body>
    </SmallDialog>
  );
}

function FeaturesForm({
  account,
  title,
  stored,
  onClose,
}: {
  account: AccountSummary;
  title: string;
  stored: AccountFeatures;
  onClose: () => void;
}) {
  const form = useContractForm(accountFeatures, stored);
  const notify = useNotify();
  const { accounts } = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.updateFeatures.useMutation();
  const save = async (chosen: AccountFeatures) => {
    const changed = features.filter((feature) => chosen[feature] !== stored[feature]);
    const changes = Object.fromEntries(changed.map((feature) => [feature, chosen[feature]]));
    await mutateAsync({ accountId: account.id, ...changes });
    notify.success(text('accounts.updated', { name: account.organizationName }));
    onClose();
    await accounts.invalidate();
  };
  return (
    <DialogForm
      form={form}
      label={title}
      onSubmit={save}
      submitText={text('accounts.features.save')}
      onCancel={onClose}
    >
      {features.map((feature) => (
        <CheckboxField
          key={feature}
          form={form}
          name={feature}
          label={text(`accounts.features.${feature}`)}
        />
      ))}
    </DialogForm>
  );
}
