import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import type { ReactNode } from 'react';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { AcceptPanel } from './accept-panel.tsx';
import { InvitationOver } from './invitation-failure.tsx';
import { JoinFrame } from './join-frame.tsx';
import { JoinLoginForm } from './join-login-form.tsx';
import type { JoinProps } from './join-props.ts';
import { OtherPersonPanel } from './other-person-panel.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Asks of a visitor what joining takes: a click, a password, a registration, or another sign-in. */
export function JoinPage({ user, ...join }: JoinProps & { user: SessionUser | undefined }) {
  const { invitation } = join;
  if (invitation.isWebInvitation && invitation.webWorldName === '')
    return <InvitationOver reason={text('invitations.webInvalid')} account={invitation.account} />;
  return (
    <JoinFrame
      account={invitation.account}
      title={text('join.title', { organization: invitation.account.organizationName })}
      description={
        <Sentence text={(email) => text('join.for', { email })}>
          <strong>
            <bdi>{invitation.email}</bdi>
          </strong>
        </Sentence>
      }
    >
      {stepFor(join, user)}
    </JoinFrame>
  );
}

function stepFor(join: JoinProps, user: SessionUser | undefined): ReactNode {
  const { email, userExists } = join.invitation;
  if (user && user.email.toLowerCase() !== email.toLowerCase()) return <OtherPersonPanel user={user} />;
  if (user) return <AcceptPanel {...join} />;
  return userExists ? <JoinLoginForm {...join} /> : <RegistrationForm {...join} />;
}
