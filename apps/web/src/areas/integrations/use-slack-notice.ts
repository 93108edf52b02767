import '@campus/contracts/integrations/page-messages';
import { text } from '@campus/contracts/core/messages';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';

const historyState = z.object({ slack: z.enum(['connect-success', 'connect-failure']) });

/** Reports once how a connection with Slack ended, and clears the state that says it (INT-010). */
export function useSlackNotice() {
  const notify = useNotify();
  const [path, navigate] = useLocation();
  const slack = historyState.safeParse(useHistoryState()).data?.slack;
  const notifyAndClear = useEffectEvent((outcome: 'connect-success' | 'connect-failure') => {
    if (outcome === 'connect-success') notify.success(text('integrations.slack.connected'));
    else notify.error(undefined, () => text('integrations.slack.failed'));
    navigate(path, { replace: true, state: null });
  });
  useEffect(() => {
    if (slack !== undefined) notifyAndClear(slack);
  }, [slack]);
}
