import { type ConstantKey, text } from '@campus/contracts/core/messages';
import type { Identity } from '@campus/contracts/sso/sso';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';

/** Asks before a provider's account is unlinked. */
export function UnlinkDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { id, kind, providerName, email } = identity;
  const unlink = useUnlink(text(methodNames[kind]));
  return (
    <ConfirmDialog
      title={text('profile.unlink.ask', { name: providerName })}
      message={text('profile.unlink.consequence', { email })}
      confirmText={text('profile.unlink.button')}
      danger
      onConfirm={() => unlink.mutateAsync({ identityId: id })}
      onClose={onClose}
    />
  );
}

/** The names of the ways to log in. */
const methodNames = {
  google: 'profile.unlink.google',
  microsoft: 'profile.unlink.microsoft',
  passport: 'profile.unlink.passport',
  oidc: 'profile.unlink.sso',
} as const satisfies Record<ProviderKind, ConstantKey>;

function useUnlink(name: string) {
  const { sso } = trpc.useUtils();
  return useSave(trpc.sso.unlink, {
    done: () => text('sso.unlinked', { name }),
    failed: (reason, { key }) => (key === undefined ? text('sso.unlinkFailed') : reason),
    refresh: () => sso.identities.invalidate(),
  });
}
