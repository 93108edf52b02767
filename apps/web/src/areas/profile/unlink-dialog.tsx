import { text } from '@campus/contracts/messages';
import type { Identity } from '@campus/contracts/sso';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useTell } from '../../components/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';

/** Asks before a provider's account is unlinked. */
export function UnlinkDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { id, providerName, email } = identity;
  const unlink = useUnlink(providerName);
  return (
    <ConfirmDialog
      title={`Unlink your ${providerName} account?`}
      message={`You can no longer log in with ${email || 'it'}. Your other ways to log in stay as they are.`}
      confirmText="Unlink"
      danger
      onConfirm={() => unlink.mutateAsync({ identityId: id })}
      onClose={onClose}
    />
  );
}

function useUnlink(name: string) {
  const tell = useTell();
  const { sso } = trpc.useUtils();
  return trpc.sso.unlink.useMutation({
    onSuccess: () => tell.success(text('sso.unlinked', { name })),
    onError: (error) => {
      const { key } = describeError(error);
      tell.error(error, (reason) => (key === undefined ? text('sso.unlinkFailed') : reason));
    },
    onSettled: () => sso.identities.invalidate(),
  });
}
