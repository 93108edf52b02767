import { text } from '@campus/contracts/core/text';
import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound } from 'lucide-react';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { CopyButton } from '../../../components/input/copy-button.tsx';
import { CardListItem } from '../../../components/layout/card.tsx';
import { IconItem, ItemDetail } from '../../../components/layout/icon-item.tsx';
import { formatMoment } from '../../../lib/format-moment.ts';
import { lastUseOf } from './last-used.ts';
import { makerOf, pauseTextOf } from './maker-text.ts';

/** One credential with its actions. */
export function CredentialItem({
  credential,
  isUsable,
  onChangeScopes,
  onRegenerate,
  onRevoke,
}: {
  credential: ApiCredential;
  /** Whether the account may use the API. */
  isUsable: boolean;
  onChangeScopes: () => void;
  onRegenerate: () => void;
  onRevoke: () => void;
}) {
  const { name, clientId, scopes, generatedAt, previousSecret, isWithinReach } = credential;
  const pause = pauseTextOf(credential);
  return (
    <CardListItem flexWrap="wrap">
      <chakra.div flex="1 1 16rem" minW={0}>
        <IconItem icon={KeyRound} title={<bdi>{name}</bdi>}>
          <ItemDetail>
            <code>{clientId}</code> <CopyButton value={clientId} label={text('credentials.clientId.copy')} />
          </ItemDetail>
          <ItemDetail>{scopes.join(', ')}</ItemDetail>
          <ItemDetail>
            {text('credentials.generatedAt')} <TimeText value={generatedAt} />
          </ItemDetail>
          <ItemDetail>{makerOf(credential)}</ItemDetail>
          <ItemDetail>{lastUseOf(credential)}</ItemDetail>
          {previousSecret && (
            <>
              <ItemDetail>
                {text('credentials.previous', { time: formatMoment(previousSecret.endsAt) })}
              </ItemDetail>
              <ItemDetail>
                {text('credentials.previous.lastUsed', { use: lastUseOf(previousSecret) })}
              </ItemDetail>
            </>
          )}
          {pause && <ItemDetail color="fg.warning">{pause}</ItemDetail>}
        </IconItem>
      </chakra.div>
      {isWithinReach && (
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          {isUsable && (
            <Button
              size="sm"
              variant="outline"
              aria-label={text('credentials.changeScopes.of', { name })}
              onClick={onChangeScopes}
            >
              {text('credentials.changeScopes')}
            </Button>
          )}
          {isUsable && (
            <Button
              size="sm"
              variant="outline"
              aria-label={text('credentials.regenerate.of', { name })}
              onClick={onRegenerate}
            >
              {text('credentials.regenerate')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={text('credentials.revoke.of', { name })}
            onClick={onRevoke}
          >
            {text('credentials.revoke')}
          </Button>
        </chakra.div>
      )}
    </CardListItem>
  );
}
