import type { InvitationData } from '@campus/contracts/invitations/joining';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { clientDownloads } from '../../../lib/client-downloads.ts';

/** The downloads of the client, as buttons; none where the invitation hides them. */
export function ClientDownload({ invitation }: { invitation: InvitationData }) {
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
