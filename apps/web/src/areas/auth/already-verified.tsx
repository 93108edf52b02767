import { text } from '@campus/contracts/messages';
import { Boxed } from '../../components/boxed.tsx';
import { LogInLinks } from './log-in-links.tsx';

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
  return (
    <Boxed
      title={text('verification.failed')}
      description={
        <>
          <p>{text('verification.alreadyVerified')}</p>
          <p>
            You are {loggedInToEmailToVerify ? 'logged in' : 'not logged in'} as <bdi>{email}</bdi>.
          </p>
        </>
      }
    >
      <LogInLinks serverConfigName={serverConfigName} loggedInToEmailToVerify={loggedInToEmailToVerify} />
    </Boxed>
  );
}
