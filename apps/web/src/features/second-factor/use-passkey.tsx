import { text } from '@campus/contracts/core/text';
import type { PasskeyProof, PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { askPasskey, NoPasskey } from './browser-passkeys.ts';

/** Verifies a second factor with a passkey. */
export function UsePasskey({
  askOptions,
  prove,
}: {
  askOptions: () => Promise<PasskeyRequest>;
  prove: (passkey: PasskeyProof) => Promise<unknown>;
}) {
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const use = async () => {
    setState({ busy: true });
    try {
      await prove(await askPasskey(await askOptions()));
      setState({ busy: false });
    } catch (error) {
      const failure = error instanceof NoPasskey ? error.message : describeError(error).message;
      setState({ busy: false, failure });
    }
  };
  return (
    <chakra.div display="grid" gap={4}>
      <FormError message={state.failure} />
      <BusyButton size="lg" autoFocus busy={state.busy} onClick={() => void use()}>
        <KeyRound size={16} aria-hidden />
        {text('secondFactor.step.usePasskey')}
      </BusyButton>
    </chakra.div>
  );
}
