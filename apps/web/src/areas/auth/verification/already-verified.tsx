import { text } from '@campus/contracts/core/text';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { LogInLink } from '../sign-in/log-in-link.tsx';

/** Shown when the address was already verified, for example because the link was opened twice. */
export function AlreadyVerified({
  email,
  loggedInToEmailToVerify,
  serverConfigName,
}: {
  email: string;
  loggedInToEmailToVerify: boolean;
  serverConfigName: string;
}) {
  const sentence = loggedInToEmailToVerify ? 'verification.loggedIn' : 'verification.notLoggedInAs';
  return (
    <CenteredCard
      title={text('verification.alreadyTitle')}
      takesFocus
      description={
        <>
          <p>{text('verification.alreadyVerified')}</p>
          <p>
            <Sentence text={(shown) => text(sentence, { email: shown })}>
              <bdi>{email}</bdi>
            </Sentence>
          </p>
        </>
      }
    >
      <LogInLink serverConfigName={serverConfigName} loggedInToEmailToVerify={loggedInToEmailToVerify} />
    </CenteredCard>
  );
}
