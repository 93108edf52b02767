import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { BrandMark } from '../../components/layout/brand-mark.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useSignInWorld } from './callback-box.tsx';

/** Shown during a provider sign-in: the logo of the world where it started, and a status. */
export function CallbackLoading({ label }: { label: string }) {
  const { logo } = useSignInWorld();
  useTitle(text('signIn.title'));
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
      <chakra.div role="status" display="flex" alignItems="center" gap={2.5}>
        <chakra.span color="accent.solid">
          <Spinner />
        </chakra.span>
        <chakra.h1 color="fg.muted" textStyle="sm">
          {label}
        </chakra.h1>
      </chakra.div>
    </chakra.main>
  );
}
