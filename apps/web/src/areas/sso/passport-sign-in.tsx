import { chakra } from '@chakra-ui/react/styled-system';
import { SignInMethods } from '../../components/sign-in-methods.tsx';
import { Warning } from '../../components/warning.tsx';
import { trpc } from '../../trpc.ts';
import { CallbackBox, useSignInWorld } from './callback-box.tsx';
import { FailureSentence } from './failure-sentence.tsx';
import { WayOn } from './way-on.tsx';

/** Neither logged in nor linked with the passport: why, and the button to try again. */
export function PassportSignIn({
  error,
  reason,
}: { error: unknown; reason?: never } | { error?: never; reason: string }) {
  const { world } = useSignInWorld();
  const methods = trpc.worlds.signInMethods.useQuery({ world: world?.name ?? '' });
  const passports = methods.data?.items.filter(({ kind }) => kind === 'passport') ?? [];
  return (
    <CallbackBox title="Sign In">
      <chakra.div display="grid" gap={4}>
        <Warning>{reason ?? <FailureSentence error={error} />}</Warning>
        <SignInMethods methods={passports} world={world} />
        <WayOn />
      </chakra.div>
    </CallbackBox>
  );
}
