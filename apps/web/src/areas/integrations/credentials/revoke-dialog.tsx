import { text } from '@campus/contracts/core/text';
import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';
import { lastUseOf } from './last-used.ts';
import { useRefreshCredentials } from './use-credentials.ts';

/** Asks for confirmation before a credential is revoked, and shows whether scripts still use it. */
export function RevokeDialog({
  accountId,
  credential,
  onClose,
}: {
  accountId: string;
  credential: ApiCredential;
  onClose: () => void;
}) {
  const { id: credentialId, name, clientId } = credential;
  const { mutateAsync } = useSave(trpc.credentials.revoke, {
    done: () => text('credentials.revoked', { name }),
    failed: (reason) => text('credentials.revokeFailed', { reason }),
    refresh: useRefreshCredentials(),
  });
  return (
    <ConfirmDialog
      title={text('credentials.revoke.ask', { name })}
      message={`${text('credentials.revoke.consequence', { clientId })} ${lastUseOf(credential)}.`}
      confirmText={text('credentials.revoke')}
      danger
      onConfirm={() => mutateAsync({ accountId, credentialId })}
      onClose={onClose}
    />
  );
}
