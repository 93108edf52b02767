import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { useSlack } from './use-slack.ts';

/** The connection with Slack: connects, tests, and disconnects a channel. */
export function SlackCard() {
  const { id: accountId } = useAccount();
  const { query, connect, disconnect } = useSlack(accountId);
  const [asked, setAsked] = useState(false);
  const slack = query.data?.slack;
  if (slack && !slack.isOffered && !slack.isConnected) return null;
  return (
    <Card
      title={text('integrations.slack.title')}
      description={text('integrations.slack.about')}
      action={
        slack &&
        !slack.isConnected && (
          <BusyButton size="sm" busy={connect.isPending} onClick={() => connect.mutate({ accountId })}>
            {text('integrations.slack.connect')}
          </BusyButton>
        )
      }
    >
      {!slack && <LoadingOrError error={query.error} onRetry={() => void query.refetch()} />}
      {slack && (
        <>
          <CardBody textStyle="sm">
            {slack.isConnected ? text('integrations.slack.channel', slack) : text('integrations.slack.none')}
          </CardBody>
          <ConnectionStatus connection="slack">
            {slack.isConnected && (
              <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsked(true)}>
                {text('integrations.slack.disconnect')}
              </Button>
            )}
          </ConnectionStatus>
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={text('integrations.slack.disconnect.ask')}
          message={text('integrations.slack.disconnect.consequence')}
          confirmText={text('integrations.slack.disconnect')}
          danger
          onConfirm={() => disconnect.mutateAsync({ accountId }).catch(() => undefined)}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
