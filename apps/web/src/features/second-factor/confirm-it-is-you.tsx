import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import { confirmingPassword, type FactorList } from '@campus/contracts/second-factor/second-factor';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Link } from 'wouter';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { methodsOf } from './methods-of.ts';
import { ProveFactor } from './prove-factor.tsx';

/** Asks the person to confirm their identity: with a second factor, or with the password if there is none. */
export function ConfirmItIsYou({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const factors = trpc.secondFactor.list.useQuery({});
  const credentials = trpc.auth.credentials.useQuery({});
  if (!factors.data || credentials.isPending)
    return factors.error && <NotLoaded error={factors.error} onRetry={factors.refetch} onClose={onClose} />;
  const hasFactor = factors.data.items.length > 0;
  const hasPassword = credentials.data?.hasPassword ?? true;
  return (
    <SmallDialog title={text('secondFactor.confirm.title')} running={false} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>
          {text(hasFactor || hasPassword ? 'secondFactor.confirm.help' : 'secondFactor.confirm.again')}
        </Dialog.Description>
        {hasFactor && <OwnFactor factors={factors.data} onConfirmed={onConfirmed} />}
        {!hasFactor && hasPassword && <PasswordForm onConfirmed={onConfirmed} onClose={onClose} />}
        {!hasFactor && !hasPassword && (
          <Button asChild>
            <Link href={paths.logout}>{text('action.logOut')}</Link>
          </Button>
        )}
      </Dialog.Body>
    </SmallDialog>
  );
}

function NotLoaded({
  error,
  onRetry,
  onClose,
}: {
  error: unknown;
  onRetry: () => unknown;
  onClose: () => void;
}) {
  return (
    <SmallDialog title={text('secondFactor.confirm.title')} running={false} onClose={onClose}>
      <Dialog.Body pb={6}>
        <ErrorState error={error} onRetry={() => void onRetry()} />
      </Dialog.Body>
    </SmallDialog>
  );
}

/** Verifies one of the person's own second factors in this session. */
export function OwnFactor({ factors, onConfirmed }: { factors: FactorList; onConfirmed: () => unknown }) {
  const { client } = trpc.useUtils();
  return (
    <ProveFactor
      methods={methodsOf(factors)}
      prove={async (proof) => {
        await client.secondFactor.confirm.mutate(proof);
        await onConfirmed();
      }}
      askOptions={() => client.secondFactor.confirmOptions.mutate({})}
    />
  );
}

function PasswordForm({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const form = useContractForm(confirmingPassword, { currentPassword: '' });
  const { client } = trpc.useUtils();
  return (
    <DialogForm
      form={form}
      label={text('secondFactor.confirm.title')}
      submitText={text('secondFactor.step.confirm')}
      onCancel={onClose}
      onSubmit={async ({ currentPassword }) => {
        await client.secondFactor.confirm.mutate({ password: currentPassword });
        onConfirmed();
      }}
    >
      <CurrentPasswordField form={form} name="currentPassword" autoFocus />
    </DialogForm>
  );
}
