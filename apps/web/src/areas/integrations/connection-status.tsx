import { text } from '@campus/contracts/core/text';
import type { Connection } from '@campus/domain/integrations/health';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ConnectionHealthLine } from './connection-health.tsx';
import { outcomeText } from './outcome-text.ts';

/** The footer of a connection's card: its health, a test button, and other actions. */
export function ConnectionStatus({
  connection,
  children,
}: {
  connection: Connection;
  /** Additional buttons. */
  children?: ReactNode;
}) {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.integrations.read.useQuery({ accountId });
  const test = useTestCall(accountId);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const health = data.health.find((one) => one.connection === connection);
  if (!health) return null;
  return (
    <CardBody display="grid" gap={3} textStyle="sm">
      <ConnectionHealthLine health={health} />
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        {health.isTestable && (
          <BusyButton
            size="sm"
            variant="outline"
            busy={test.isPending}
            onClick={() => test.mutate({ accountId, connection })}
          >
            {text('integrations.test')}
          </BusyButton>
        )}
        {children}
      </chakra.div>
    </CardBody>
  );
}

/** Makes a test call, notifies of its outcome, and reloads the health. */
function useTestCall(accountId: string) {
  const { integrations } = trpc.useUtils();
  const notify = useNotify();
  return trpc.integrations.test.useMutation({
    onSuccess: ({ call }, { connection: name }) => {
      const connection = text(`integrations.connection.${name}`);
      if (call.outcome === 'ok') return notify.success(text('integrations.tested', { connection }));
      const reason = outcomeText(call);
      notify.error(undefined, () => text('integrations.testFailed', { connection, reason }));
    },
    onError: (error) => notify.error(error),
    onSettled: () => integrations.read.invalidate({ accountId }),
  });
}
