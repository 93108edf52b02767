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
  /** Passport is not offered here, or the Passport account is not linked to a user. */
  | { why: 'notOffered' | 'notLinked'; error?: never };

/** Shown when signing in with or linking Passport failed: the reason, the next step, and a retry button. */
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

/** For a person whose Passport is not linked yet, who must log in with the password first. */
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
