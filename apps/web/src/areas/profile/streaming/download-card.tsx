import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';

/** The client: one button, or one for each system where the account names both. */
export function DownloadCard() {
  const { settings } = useAccount();
  const links = downloads(settings.download);
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

function downloads({ label, any, windows, mac }: EnteredAccount['settings']['download']) {
  const perSystem = [
    { label: text('profile.download.windows'), url: windows },
    { label: text('profile.download.mac'), url: mac },
  ].filter(({ url }) => url !== '');
  if (perSystem.length > 0) return perSystem;
  return any === '' ? [] : [{ label: label || text('profile.download.button'), url: any }];
}
