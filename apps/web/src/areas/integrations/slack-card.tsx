import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ConnectionHealthLine } from './connection-health.tsx';
import { useSlack } from './use-slack.ts';

/** The connection with Slack: connects, tests, and disconnects a channel. */
export function SlackCard() {
  const { id: accountId } = useAccount();
  const { query, connect, test, disconnect } = useSlack(accountId);
  const [asked, setAsked] = useState(false);
  const { slack, health = [] } = query.data ?? {};
  if (slack && !slack.isOffered && !slack.isConnected) return null;
  const ofSlack = health.find(({ connection }) => connection === 'slack');
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
        <CardBody display="grid" gap={3} textStyle="sm">
          <p>
            {slack.isConnected ? text('integrations.slack.channel', slack) : text('integrations.slack.none')}
          </p>
          {ofSlack && <ConnectionHealthLine health={ofSlack} />}
          {slack.isConnected && (
            <chakra.div display="flex" flexWrap="wrap" gap={2}>
              <BusyButton
                size="sm"
                variant="outline"
                busy={test.isPending}
                onClick={() => test.mutate({ accountId })}
              >
                {text('integrations.slack.test')}
              </BusyButton>
              <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsked(true)}>
                {text('integrations.slack.disconnect')}
              </Button>
            </chakra.div>
          )}
        </CardBody>
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
