import { text } from '@campus/contracts/core/messages';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { LogInLinks } from '../sign-in/log-in-links.tsx';

/** Nothing was left to be verified. */
export function AlreadyVerified({
  email,
  loggedInToEmailToVerify,
  serverConfigName,
}: {
  email: string;
  loggedInToEmailToVerify: boolean;
  serverConfigName: string;
}) {
  const standing = loggedInToEmailToVerify ? 'verification.loggedIn' : 'verification.notLoggedInAs';
  return (
    <CenteredCard
      title={text('verification.failed')}
      description={
        <>
          <p>{text('verification.alreadyVerified')}</p>
          <p>
            <Sentence text={(shown) => text(standing, { email: shown })}>
              <bdi>{email}</bdi>
            </Sentence>
          </p>
        </>
      }
    >
      <LogInLinks serverConfigName={serverConfigName} loggedInToEmailToVerify={loggedInToEmailToVerify} />
    </CenteredCard>
  );
}
