import { text } from '@campus/contracts/core/messages';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';
import { outcomeText } from './outcome-text.ts';

/** A test call of a connection, which says how it ended and reads the health again. */
export function useTestCall(accountId: string) {
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
