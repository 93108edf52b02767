import { chakra } from '@chakra-ui/react/styled-system';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useSignInWorld } from './callback-box.tsx';

/** A sign-in through a provider is on its way: the logo it began under, and what is happening. */
export function CallbackLoading({ label }: { label: string }) {
  const { logo } = useSignInWorld();
  useTitle('Sign In');
  return (
    <chakra.main
      minH="100dvh"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap={6}
      px={4}
      pt="28vh"
      bg="bg.canvas"
    >
      <BrandMark logo={logo} />
      <chakra.p role="status" display="flex" alignItems="center" gap={2.5} color="fg.muted" textStyle="sm">
        <chakra.span color="accent.solid">
          <Spinner />
        </chakra.span>
        {label}
      </chakra.p>
    </chakra.main>
  );
}
