import { text } from '@campus/contracts/core/text';
import type { FactorList, SecondFactor } from '@campus/contracts/second-factor/second-factor';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';
import { makePasskey } from './browser-passkeys.ts';
import { NameDialog } from './name-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { type AppSetup, SetUpAppDialog } from './set-up-app-dialog.tsx';
import { useConfirmFirst } from './use-confirm-first.tsx';

type Shown =
  | { dialog: 'app'; setup: AppSetup }
  | { dialog: 'passkey' }
  | { dialog: 'rename' | 'remove'; factor: SecondFactor }
  | { dialog: 'renew' }
  | { dialog: 'codes'; codes: readonly string[] };

/** The person's actions on their own second factors, with their dialogs. */
export function useFactorChanges({ items }: FactorList, onChanged: () => unknown = () => undefined) {
  const [shown, setShown] = useState<Shown>();
  const { client, secondFactor } = trpc.useUtils();
  const { confirmFirst, dialog: confirmation } = useConfirmFirst();
  const notify = useNotify();
  const close = () => setShown(undefined);
  const run = (change: () => Promise<unknown>) =>
    confirmFirst(change).catch((error: unknown) => notify.error(error));
  const changed = async (codes: readonly string[] = []) => {
    setShown(codes.length > 0 ? { dialog: 'codes', codes } : undefined);
    await secondFactor.list.invalidate();
    if (codes.length === 0) await onChanged();
  };
  const begin = {
    addApp: () =>
      void run(async () =>
        setShown({ dialog: 'app', setup: await client.secondFactor.beginTotp.mutate({}) }),
      ),
    addPasskey: () => setShown({ dialog: 'passkey' }),
    rename: (factor: SecondFactor) => setShown({ dialog: 'rename', factor }),
    remove: (factor: SecondFactor) => setShown({ dialog: 'remove', factor }),
    renewCodes: () => setShown({ dialog: 'renew' }),
  };
  const addPasskey = (name: string) =>
    confirmFirst(async () => {
      const passkey = await makePasskey(await client.secondFactor.beginPasskey.mutate({}));
      const { recoveryCodes } = await client.secondFactor.finishPasskey.mutate({ name, passkey });
      notify.success(text('secondFactor.passkey.added'));
      await changed(recoveryCodes);
    });
  const rename = async ({ id: factorId }: SecondFactor, name: string) => {
    await client.secondFactor.rename.mutate({ factorId, name });
    notify.success(text('secondFactor.renamed'));
    await changed();
  };
  const remove = ({ id: factorId, name }: SecondFactor) =>
    run(async () => {
      await client.secondFactor.remove.mutate({ factorId });
      notify.success(text('secondFactor.removed', { name }));
      await changed();
    });
  const renew = () =>
    run(async () => changed((await client.secondFactor.renewRecoveryCodes.mutate({})).recoveryCodes));

  const dialogs: Record<Shown['dialog'], () => ReactNode> = {
    app: () =>
      shown?.dialog === 'app' && (
        <SetUpAppDialog setup={shown.setup} onAdded={(codes) => void changed(codes)} onClose={close} />
      ),
    passkey: () => (
      <NameDialog
        title={text('secondFactor.passkey.title')}
        help={text('secondFactor.passkey.help')}
        submitText={text('secondFactor.passkey.continue')}
        onNamed={addPasskey}
        onClose={close}
      />
    ),
    rename: () =>
      shown?.dialog === 'rename' && (
        <NameDialog
          title={text('secondFactor.rename.title', { name: shown.factor.name })}
          name={shown.factor.name}
          submitText={text('secondFactor.rename')}
          onNamed={(name) => rename(shown.factor, name)}
          onClose={close}
        />
      ),
    remove: () =>
      shown?.dialog === 'remove' && (
        <ConfirmDialog
          title={text('secondFactor.remove.title', { name: shown.factor.name })}
          message={text(items.length === 1 ? 'secondFactor.remove.last' : 'secondFactor.remove.consequence')}
          confirmText={text('secondFactor.remove')}
          danger
          onConfirm={() => remove(shown.factor)}
          onClose={close}
        />
      ),
    renew: () => (
      <ConfirmDialog
        title={text('secondFactor.recoveryCodes.renew.title')}
        message={text('secondFactor.recoveryCodes.renew.consequence')}
        confirmText={text('secondFactor.recoveryCodes.renew')}
        onConfirm={renew}
        onClose={() => setShown((now) => (now?.dialog === 'renew' ? undefined : now))}
      />
    ),
    codes: () =>
      shown?.dialog === 'codes' && (
        <RecoveryCodesDialog
          codes={shown.codes}
          onClose={() => {
            close();
            void onChanged();
          }}
        />
      ),
  };
  const dialog = (
    <>
      {shown && dialogs[shown.dialog]()}
      {confirmation}
    </>
  );
  return { ...begin, dialogs: dialog };
}
