import { chakra } from '@chakra-ui/react/styled-system';
import { trpc } from '../../trpc.ts';
import { CallbackBox } from './callback-box.tsx';
import { PassportButton } from './passport-button.tsx';
import { WayOn } from './way-on.tsx';

/** Asks somebody who is signed in whether to link the passport. */
export function LinkPassport() {
  const session = trpc.auth.session.useQuery({});
  return (
    <CallbackBox
      title="Link Passport"
      description={
        <>
          You are signed in as{' '}
          <strong>
            <bdi>{session.data?.user?.email}</bdi>
          </strong>
          . Once your Passport account is linked, you can log in with it.
        </>
      }
    >
      <chakra.div display="grid" gap={2}>
        <PassportButton purpose="link" />
        <WayOn />
      </chakra.div>
    </CallbackBox>
  );
}
