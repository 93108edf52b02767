import { text } from '@campus/contracts/core/text';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { clientDownloads } from '../../../lib/client-downloads.ts';
import { useEnterAccount } from '../../../shell/enter-account.ts';
import { trpc } from '../../../trpc.ts';
import { JoinFrame } from './join-frame.tsx';

/** Shown after joining: the web app or the client downloads, and a button into the console. */
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

/** The client downloads as buttons. Renders nothing if the invitation hides them. */
function ClientDownload({ invitation }: { invitation: InvitationData }) {
  const links = clientDownloads({
    label: invitation.account.clientDownloadButtonLabel,
    any: invitation.downloadURL,
    windows: invitation.windowsDownloadURL,
    mac: invitation.macDownloadURL,
  });
  if (invitation.hideDownloadLinks || links.length === 0) return null;
  return (
    <>
      {invitation.downloadMessage && (
        <chakra.p textStyle="sm" color="fg.muted">
          {invitation.downloadMessage}
        </chakra.p>
      )}
      {links.map(({ label, url }) => (
        <Button key={label} asChild size="lg">
          <a href={url}>
            <Download size={16} aria-hidden />
            {label}
          </a>
        </Button>
      ))}
    </>
  );
}

/** The button that opens the web app. */
function WebEntry({ webUrl }: { webUrl: string }) {
  const notify = useNotify();
  if (webUrl === '')
    return (
      <Button size="lg" onClick={() => notify.error(undefined, () => text('invitations.webUrlMissing'))}>
        {text('join.web')}
      </Button>
    );
  return (
    <Button asChild size="lg">
      <a href={webUrl}>{text('join.web')}</a>
    </Button>
  );
}
