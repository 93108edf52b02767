import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/sso/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { useShownSession } from '../../shell/use-shown-session.ts';
import { CallbackBox } from './callback-box.tsx';
import { CallbackLoading } from './callback-loading.tsx';
import { ContinueLink } from './continue-link.tsx';
import { nextStep } from './next-step.ts';
import { PassportButton } from './passport-button.tsx';
import { PassportSignIn } from './passport-sign-in.tsx';
import { useComplete } from './use-complete.ts';
import { useOpenPassport } from './use-open-passport.ts';
import { type ReturnParams, useReturnParams } from './use-return-params.ts';

/** Signs in with Passport or links it: redirects the browser to its provider, and handles the return. */
export function PassportPage() {
  const params = useReturnParams('passport');
  return Object.keys(params).length === 0 ? <OpenPassport /> : <PassportReturn params={params} />;
}

function OpenPassport() {
  const opened = useOpenPassport();
  if (opened && 'error' in opened) return <PassportSignIn why="failed" error={opened.error} />;
  if (opened?.value === 'notOffered') return <PassportSignIn why="notOffered" />;
  if (opened?.value === 'toBeLinked') return <LinkPassport />;
  return <CallbackLoading label={text('sso.passport.opening')} />;
}

function PassportReturn({ params }: { params: ReturnParams }) {
  const settled = useComplete('passport', params);
  const next = settled && nextStep(settled);
  if (next?.view === 'warning')
    return isNotLinked(next.error) ? (
      <PassportSignIn why="notLinked" />
    ) : (
      <PassportSignIn why="failed" error={next.error} />
    );
  if (next?.view === 'link' || next?.view === 'signUp') return <PassportSignIn why="notLinked" />;
  return <CallbackLoading label={text('sso.passport.loading')} />;
}

function isNotLinked(error: unknown): boolean {
  return describeError(error).key === 'sso.passportNotLinked';
}

/** Asks a signed-in person whether to link Passport. */
function LinkPassport() {
  const session = useShownSession();
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
