import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/integrations/page-messages';
import { text } from '@campus/contracts/core/text';
import { acceptedCode, afterSlack } from '@campus/domain/integrations/slack';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { consumeSlackState, currentAccountId } from '../../lib/storage.ts';
import { useOnce } from '../../lib/use-once.ts';
import { useTitle } from '../../lib/use-title.ts';
import { trpc } from '../../trpc.ts';

/**
 * The page that Slack redirects to. Connects the channel, then opens the integrations page (INT-005 to
 * INT-009).
 */
export function SlackPage() {
  const query = useSearch();
  const [returned] = useState(() => Object.fromEntries(new URLSearchParams(query)));
  const [, navigate] = useLocation();
  const { client } = trpc.useUtils();
  useTitle(text('integrations.slack.title'));
  useOnce(async () => {
    const accountId = currentAccountId();
    const { state = '' } = returned;
    const code = acceptedCode(returned, consumeSlackState());
    const connect = accountId !== undefined && code !== undefined;
    const connected =
      connect &&
      (await client.integrations.connectSlack.mutate({ accountId, code, state }).then(
        () => true,
        () => false,
      ));
    const { path, slack } = afterSlack({ signedIn: true, hasAccount: accountId !== undefined, connected });
    navigate(path, { replace: true, state: slack ? { slack } : null });
  });
  return <Loading fullPage />;
}
