import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { trpc } from '../../trpc.ts';
import { CallbackBox } from './callback-box.tsx';
import { ContinueLink } from './continue-link.tsx';
import { PassportButton } from './passport-button.tsx';

/** Asks a signed-in person whether to link the passport. */
export function LinkPassport() {
  const session = trpc.auth.session.useQuery({});
  return (
    <CallbackBox
      title={text('sso.passport.link')}
      description={
        <Sentence text={(email) => text('sso.passport.linkHelp', { email })}>
          <strong>
            <bdi>{session.data?.user?.email}</bdi>
          </strong>
        </Sentence>
      }
    >
      <chakra.div display="grid" gap={2}>
        <PassportButton purpose="link" />
        <ContinueLink />
      </chakra.div>
    </CallbackBox>
  );
}
