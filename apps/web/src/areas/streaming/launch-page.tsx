import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/streaming/page-messages';
import { text } from '@campus/contracts/core/text';
import { streamingOutcome } from '@campus/domain/streaming/streaming';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { BrowserWarning, StreamingNotice } from '../../features/streaming/streaming-notice.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { streamingFailure } from '../../lib/streaming-failure.ts';
import { canStreamHere } from '../../lib/this-browser.ts';
import { useOnce } from '../../lib/use-once.ts';
import { webAddress } from '../../lib/web-address.ts';
import { trpc } from '../../trpc.ts';

/** Streams a world to this browser. The vendor redirects back here with a status, which the page shows. */
export function LaunchPage({ world }: { world: string }) {
  const outcome = streamingOutcome(new URLSearchParams(useSearch()).get('status'));
  const [path, navigate] = useLocation();
  const [isAccepted, setAccepted] = useState(canStreamHere);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    if (outcome.kind !== 'launch') navigate(path, { replace: true });
  };
  return (
    <CenteredCard title={text('streaming.title')} description={<bdi>{world}</bdi>}>
      <chakra.div display="grid" gap={4}>
        {outcome.kind !== 'launch' && (
          <>
            <StreamingNotice outcome={outcome} ended="streaming.ended" />
            <Button size="lg" onClick={retry}>
              {text('streaming.retry')}
            </Button>
          </>
        )}
        {outcome.kind === 'launch' && !isAccepted && (
          <BrowserQuestion world={world} onAnyway={() => setAccepted(true)} />
        )}
        {outcome.kind === 'launch' && isAccepted && <Launch key={attempt} world={world} onRetry={retry} />}
      </chakra.div>
    </CenteredCard>
  );
}

/** Asks whether to launch a world in a browser that may not support it, if the world exists. */
function BrowserQuestion({ world, onAnyway }: { world: string; onAnyway: () => void }) {
  const { isPending, error } = trpc.worlds.get.useQuery({ id: world }, { staleTime: 60_000 });
  if (isPending) return <Loading />;
  const { code, message } = describeError(error);
  if (code === 'NOT_FOUND') return <Notice tone="error">{message}</Notice>;
  return (
    <>
      <BrowserWarning isNews />
      <Button size="lg" variant="outline" onClick={onAnyway}>
        {text('streaming.browser.anyway')}
      </Button>
    </>
  );
}

/**
 * Launches a world on mount. The session replaces the page in the history, so that "back" does not launch
 * again.
 */
function Launch({ world, onRetry }: { world: string; onRetry: () => void }) {
  const { mutateAsync } = trpc.streaming.launch.useMutation();
  const launched = useOnce(async () => {
    const { url } = await mutateAsync({ world });
    window.location.replace(webAddress(url));
  });
  if (!launched)
    return (
      <chakra.p role="status" display="flex" alignItems="center" gap={3} color="fg.muted">
        <Spinner />
        {text('streaming.launching')}
      </chakra.p>
    );
  return (
    <>
      {'error' in launched ? (
        <Notice tone="error">{streamingFailure(launched.error)}</Notice>
      ) : (
        <Notice tone="success">{text('streaming.launched')}</Notice>
      )}
      <Button size="lg" variant="outline" onClick={onRetry}>
        {text('streaming.retry')}
      </Button>
    </>
  );
}
