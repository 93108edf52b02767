import '@campus/contracts/streaming/page-messages';
import { text } from '@campus/contracts/core/text';
import { isStreamable, streamingOutcome } from '@campus/domain/streaming/streaming';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { BrowserWarning, StreamingNotice } from '../../../features/streaming/streaming-notice.tsx';
import { canStreamHere } from '../../../lib/this-browser.ts';
import { useConsole } from '../../../lib/use-console.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { CampusStreamButtons } from './campus-stream-buttons.tsx';

/**
 * Streams the campus to this browser with any vendor that the account offers. Renders nothing if there is
 * none.
 */
export function CampusStreamCard() {
  const { id: accountId } = useAccount();
  const { data: streaming, error, refetch } = trpc.streaming.account.useQuery({ accountId });
  const outcome = streamingOutcome(new URLSearchParams(useSearch()).get('status'));
  const [failure, setFailure] = useState<string>();
  if (!streaming && !error) return null;
  if (streaming && !streaming.campus && !streaming.gdn) return null;
  return (
    <Card title={text('streaming.title')} description={text('streaming.description')}>
      {!streaming && <ErrorState error={error} onRetry={() => void refetch()} />}
      {streaming && (
        <CardBody display="grid" gap={4}>
          {failure !== undefined && <Notice tone="error">{failure}</Notice>}
          {failure === undefined && outcome.kind !== 'launch' && (
            <div ref={bringIntoView}>
              <StreamingNotice outcome={outcome} ended="streaming.sessionEnded" />
            </div>
          )}
          <StreamingChecks build={streaming.clientBuild} />
          <CampusStreamButtons accountId={accountId} offers={streaming} onFailed={setFailure} />
        </CardBody>
      )}
    </Card>
  );
}

/** Scrolls to the result for a person who returns from a session. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}

/** Warns if streaming is unlikely to work, because of this browser or an old client build. */
function StreamingChecks({ build }: { build: string }) {
  const { streamingClientVersion: minimum } = useConsole();
  const [isSupported] = useState(canStreamHere);
  return (
    <>
      {!isSupported && <BrowserWarning isNews={false} />}
      {!isStreamable(build, minimum) && (
        <Notice tone="warning">
          <chakra.p textStyle="sm">{text('streaming.client.old', { build, minimum })}</chakra.p>
        </Notice>
      )}
    </>
  );
}
