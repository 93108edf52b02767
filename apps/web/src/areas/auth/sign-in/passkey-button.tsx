import { text } from '@campus/contracts/core/text';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { trpc } from '../../../trpc.ts';

/** Whether this browser supports passkeys at this address. Passkeys do not work for IP addresses. */
function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Signs in with a passkey, without email and password. */
export function PasskeyButton({ remember, world }: { remember: boolean; world: SignInWorld | undefined }) {
  const [busy, setBusy] = useState(false);
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const signedIn = useSignedIn(world);
  if (!hasPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    const { askPasskey, NoPasskey } = await import('../../../features/second-factor/browser-passkeys.ts');
    try {
      const passkey = await askPasskey(await client.secondFactor.passkeySignInOptions.mutate({}));
      const { user } = await client.secondFactor.passkeySignIn.mutate({ passkey, remember });
      signedIn(user);
    } catch (error) {
      if (error instanceof NoPasskey) notify.info(error.message);
      else notify.error(error);
      setBusy(false);
    }
  };
  return (
    <BusyButton size="lg" variant="outline" busy={busy} onClick={() => void signIn()}>
      {text('signIn.withPasskey')}
    </BusyButton>
  );
}
