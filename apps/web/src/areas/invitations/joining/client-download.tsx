import { text } from '@campus/contracts/core/messages';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';

/** The download of the client: one button, or one per system where the platform names both. */
export function ClientDownload({ invitation }: { invitation: InvitationData }) {
  const links = downloads(invitation);
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

function downloads({ account, downloadURL, windowsDownloadURL, macDownloadURL }: InvitationData) {
  const perSystem = [
    { label: text('join.download.windows'), url: windowsDownloadURL },
    { label: text('join.download.mac'), url: macDownloadURL },
  ].filter(({ url }) => url !== '');
  if (perSystem.length > 0) return perSystem;
  const label = account.clientDownloadButtonLabel || text('join.download');
  return downloadURL === '' ? [] : [{ label, url: downloadURL }];
}
