import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { rememberSlackState } from '../../lib/storage.ts';
import { webAddress } from '../../lib/web-address.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ConnectionStatus } from './connection-status.tsx';

/** The Slack card: connects, tests, and disconnects a channel. */
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

/** The Slack connection and its actions. */
function useSlack(accountId: string) {
  const { integrations } = trpc.useUtils();
  const notify = useNotify();
  const refresh = () => integrations.read.invalidate({ accountId });
  const query = trpc.integrations.read.useQuery({ accountId });
  const connect = trpc.integrations.startSlack.useMutation({
    onSuccess: ({ url, state }) => {
      rememberSlackState(state);
      window.location.assign(webAddress(url));
    },
    onError: (error) => notify.error(error),
  });
  const disconnect = useSave(trpc.integrations.disconnectSlack, {
    done: () => text('integrations.slack.disconnected'),
    refresh,
  });
  return { query, connect, disconnect };
}
