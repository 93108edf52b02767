import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Notice } from '../../components/feedback/notice.tsx';
import { CallbackBox, useSignInWorld } from './callback-box.tsx';
import { ContinueLink } from './continue-link.tsx';
import { FailureSentence } from './failure-sentence.tsx';
import { PassportButton } from './passport-button.tsx';

type Why =
  | { why: 'failed'; error: unknown }
  /** No passport is offered here, or it is linked to nobody. */
  | { why: 'notOffered' | 'notLinked'; error?: never };

/** Shown if signing in or linking with the passport failed: the reason, the next step, and a button to try again. */
export function PassportSignIn({ why, error }: Why) {
  return (
    <CallbackBox title={text('signIn.title')} takesFocus>
      <chakra.div display="grid" gap={4}>
        <Notice tone="warning">
          {why === 'failed' && <FailureSentence error={error} />}
          {why === 'notOffered' && text('sso.notOffered')}
          {why === 'notLinked' && text('sso.passportNotLinked')}
        </Notice>
        {why === 'notLinked' && <LinkFirst />}
        <PassportButton />
        <ContinueLink />
      </chakra.div>
    </CallbackBox>
  );
}

/** For a person whose passport is not linked yet: the password comes first. */
function LinkFirst() {
  const { back } = useSignInWorld();
  return (
    <>
      <chakra.p textStyle="sm">{text('sso.passport.linkFirst')}</chakra.p>
      <Button asChild size="lg">
        <Link href={back}>{text('sso.passport.password')}</Link>
      </Button>
    </>
  );
}
