import { text } from '@campus/contracts/core/messages';
import { confirmingPassword, type FactorList } from '@campus/contracts/second-factor/second-factor';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';
import { DialogForm } from '../dialog/dialog-form.tsx';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { CurrentPasswordField } from '../form/current-password-field.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { methodsOf } from './methods-of.ts';
import { ProveFactor } from './prove-factor.tsx';

interface Asked {
  again: () => Promise<unknown>;
}

/**
 * Runs changes that need a fresh proof of the person: when one is refused for that, a dialog asks for the proof, and
 * the change is made again. `dialog` must be drawn.
 */
export function useConfirmFirst(): {
  confirmFirst: (change: () => Promise<unknown>) => Promise<void>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const confirmFirst = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      if (describeError(error).key !== 'secondFactor.proofNeeded') throw error;
      setAsked({ again: change });
    }
  };
  const close = () => setAsked(undefined);
  return { confirmFirst, dialog: asked && <ConfirmItIsYou again={asked.again} onClose={close} /> };
}

function ConfirmItIsYou({ again, onClose }: Asked & { onClose: () => void }) {
  const factors = trpc.secondFactor.list.useQuery({});
  if (!factors.data) return null;
  const confirmed = () => {
    onClose();
    void again().catch(() => undefined);
  };
  return (
    <QuestionDialog title={text('secondFactor.confirm.title')} running={false} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>{text('secondFactor.confirm.help')}</Dialog.Description>
        {factors.data.items.length === 0 ? (
          <PasswordForm onConfirmed={confirmed} onClose={onClose} />
        ) : (
          <OwnFactor factors={factors.data} onConfirmed={confirmed} />
        )}
      </Dialog.Body>
    </QuestionDialog>
  );
}

/** Proves one of the person's own second factors in this session. */
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
