import { text } from '@campus/contracts/core/messages';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useEnterAccount } from '../../../shell/enter-account.ts';
import { trpc } from '../../../trpc.ts';
import { ClientDownload } from './client-download.tsx';
import { JoinFrame } from './join-frame.tsx';
import { WebEntry } from './web-entry.tsx';

/** The invited person has joined: into the web app, or to the download of the client, or into the console. */
export function JoinedPage({ invitation, accountId }: { invitation: InvitationData; accountId: string }) {
  const { data: account } = trpc.accounts.get.useQuery({ accountId });
  const enterAccount = useEnterAccount();
  const nextSteps = useRef<HTMLDivElement>(null);
  useEffect(() => nextSteps.current?.focus(), []);
  return (
    <JoinFrame
      account={invitation.account}
      title={text('join.welcome', { organization: invitation.account.organizationName })}
      description={text('join.done')}
    >
      <chakra.div
        ref={nextSteps}
        role="group"
        aria-label={text('join.next')}
        tabIndex={-1}
        outline="none"
        display="grid"
        gap={3}
      >
        {invitation.isWebInvitation ? (
          <WebEntry webUrl={invitation.webUrl} />
        ) : (
          <ClientDownload invitation={invitation} />
        )}
        <Button size="lg" variant="outline" onClick={() => enterAccount(accountId)}>
          {text(account && account.pages.length > 0 ? 'join.console' : 'join.account')}
        </Button>
      </chakra.div>
    </JoinFrame>
  );
}
