import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/invitations/join-page-messages';
import { useState } from 'react';
import { Loading } from '../../components/feedback/loading.tsx';
import { useShownSession } from '../../shell/use-shown-session.ts';
import { trpc } from '../../trpc.ts';
import { InvitationFailure } from './joining/invitation-failure.tsx';
import { JoinPage } from './joining/join-page.tsx';
import { JoinedPage } from './joining/joined-page.tsx';

/** The page linked in an invitation email. The visitor logs in or registers, then enters the campus. */
export function InvitationPage({ invitationId }: { invitationId: string }) {
  const invitation = trpc.invitations.get.useQuery(
    { invitationId },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const session = useShownSession();
  const [joinedAccountId, setJoinedAccountId] = useState<string>();

  if (invitation.isPending || session.isPending) return <Loading fullPage />;
  if (!invitation.data)
    return <InvitationFailure error={invitation.error} onRetry={() => void invitation.refetch()} />;
  if (joinedAccountId !== undefined)
    return <JoinedPage invitation={invitation.data} accountId={joinedAccountId} />;
  return (
    <JoinPage
      invitationId={invitationId}
      invitation={invitation.data}
      user={session.data?.user ?? undefined}
      onJoined={setJoinedAccountId}
    />
  );
}
