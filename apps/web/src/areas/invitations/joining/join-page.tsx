import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { clearAccountData } from '../../../lib/account-data.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { deletePersonData } from '../../../lib/storage.ts';
import { trpc } from '../../../trpc.ts';
import { InvitationOver } from './invitation-failure.tsx';
import { JoinFrame } from './join-frame.tsx';
import { JoinLoginForm } from './join-login-form.tsx';
import type { JoinProps } from './join-props.ts';
import { RegistrationForm } from './registration-form.tsx';

/** Selects the joining step for a visitor: one click, a password, a registration, or another sign-in. */
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

/** The invited person is already signed in. One click joins. */
function AcceptPanel({ invitationId, onJoined }: JoinProps) {
  const accept = trpc.invitations.accept.useMutation({ onSuccess: ({ accountId }) => onJoined(accountId) });
  return (
    <chakra.div display="grid" gap={4}>
      <FormError message={accept.error ? describeError(accept.error).message : undefined} />
      <chakra.p textStyle="sm">{text('join.signedIn')}</chakra.p>
      <BusyButton size="lg" busy={accept.isPending} onClick={() => accept.mutate({ invitationId })}>
        {text('join.accept')}
      </BusyButton>
    </chakra.div>
  );
}

/** Someone else is signed in, and can log out here. */
function OtherPersonPanel({ user }: { user: SessionUser }) {
  const { auth } = trpc.useUtils();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: () => {
      deletePersonData();
      clearAccountData();
      auth.session.setData({}, { user: null });
    },
  });
  return (
    <chakra.div display="grid" gap={4}>
      <FormError message={signOut.error ? describeError(signOut.error).message : undefined} />
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        <Sentence text={(email) => text('join.otherPerson', { email })}>
          <strong>
            <bdi>{user.email}</bdi>
          </strong>
        </Sentence>
      </chakra.p>
      <BusyButton size="lg" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        {text('action.logOut')}
      </BusyButton>
    </chakra.div>
  );
}
