import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useUser } from '../../../shell/session.tsx';
import { useSetPassword } from '../use-set-password.ts';

/** Shown to a person without a password in place of the two forms that ask for it: says how to get one. */
export function NoPassword() {
  const { email } = useUser();
  const setPassword = useSetPassword();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await setPassword().catch(() => undefined);
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <p>{text('profile.password.none', { email })}</p>
      <BusyButton variant="outline" busy={busy} onClick={() => void send()}>
        {text('profile.password.set')}
      </BusyButton>
    </chakra.div>
  );
}
