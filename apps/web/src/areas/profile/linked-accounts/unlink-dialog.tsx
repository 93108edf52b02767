import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { Identity } from '@campus/contracts/sso/sso';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';
import { useSetPassword } from '../use-set-password.ts';

/**
 * Asks for confirmation before a provider account is unlinked. The only login method cannot be unlinked until
 * a password is set.
 */
export function UnlinkDialog({
  identity: { id, kind, providerName, email },
  isOnlyIdentity,
  onClose,
}: {
  identity: Identity;
  isOnlyIdentity: boolean;
  onClose: () => void;
}) {
  const unlink = useUnlink(text(methodNames[kind]));
  const setPassword = useSetPassword();
  const credentials = trpc.auth.credentials.useQuery({});
  const title = text('profile.unlink.ask', { name: providerName });
  if (isOnlyIdentity && credentials.data?.hasPassword === false)
    return (
      <ConfirmDialog
        title={title}
        message={text('sso.lastMethod')}
        confirmText={text('profile.password.set')}
        onConfirm={setPassword}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={title}
      message={text('profile.unlink.consequence', { email })}
      confirmText={text('profile.unlink.button')}
      danger
      onConfirm={() => unlink.mutateAsync({ identityId: id })}
      onClose={onClose}
    />
  );
}

/** The names of the login methods. */
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
