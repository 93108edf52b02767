import { text } from '@campus/contracts/core/text';
import { enteredCode } from '@campus/contracts/second-factor/second-factor';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef } from 'react';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { trpc } from '../../trpc.ts';

// Loaded on demand, because few people set up an app.
const QrCode = lazyPage(() => import('./qr-code.tsx'), 'QrCode');

export interface AppSetup {
  secret: string;
  uri: string;
}

/** Sets up an authenticator app: shows its key as a QR code and as text, and asks for its first code. */
export function SetUpAppDialog({
  setup: { secret, uri },
  onAdded,
  onClose,
}: {
  setup: AppSetup;
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const title = text('secondFactor.app.title');
  const form = useContractForm(enteredCode, { code: '' });
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const body = useRef<HTMLDivElement>(null);
  const finish = async ({ code }: { code: string }) => {
    const { recoveryCodes } = await client.secondFactor.finishTotp.mutate({ code });
    notify.success(text('secondFactor.app.added'));
    onAdded(recoveryCodes);
  };
  return (
    <SmallDialog
      title={title}
      running={form.formState.isSubmitting}
      initialFocus={() => body.current?.querySelector('input') ?? null}
      onClose={onClose}
    >
      <Dialog.Body ref={body} pb={6}>
        <Dialog.Description>{text('secondFactor.app.scan')}</Dialog.Description>
        <chakra.div display="grid" justifyItems="center" gap={3} my={4}>
          <Suspense fallback={<chakra.div boxSize="11rem" />}>
            <QrCode value={uri} />
          </Suspense>
          <chakra.div textStyle="sm" color="fg.muted" textAlign="center">
            {text('secondFactor.app.key')}
            <chakra.div display="flex" alignItems="center" justifyContent="center" gap={1}>
              <chakra.code fontFamily="mono" color="fg" overflowWrap="anywhere">
                {secret.match(/.{1,4}/g)?.join(' ')}
              </chakra.code>
              <CopyButton value={secret} label={text('secondFactor.app.copyKey')} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
        <DialogForm
          form={form}
          label={title}
          onSubmit={finish}
          submitText={text('secondFactor.step.confirm')}
          onCancel={onClose}
        >
          <TextField
            form={form}
            name="code"
            label={text('secondFactor.app.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
