import { text } from '@campus/contracts/core/messages';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { rememberSlackState } from '../../lib/storage.ts';
import { webAddress } from '../../lib/web-address.ts';
import { trpc } from '../../trpc.ts';

/** The connection with Slack, and what can be done about it. */
export function useSlack(accountId: string) {
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
