import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { clientDownloads } from '../../../lib/client-downloads.ts';
import { useAccount } from '../../../shell/account.tsx';

/** The card with the downloads of the client. */
export function DownloadCard() {
  const { settings } = useAccount();
  const links = clientDownloads(settings.download);
  return (
    <Card
      title={text('profile.download.title')}
      description={text(links.length > 0 ? 'profile.download.description' : 'profile.download.none')}
      action={
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          {links.map(({ label, url }) => (
            <Button key={url} asChild size="sm" variant="outline">
              <a href={url} rel="noreferrer">
                <Download size={14} aria-hidden />
                {label}
              </a>
            </Button>
          ))}
        </chakra.div>
      }
    />
  );
}
