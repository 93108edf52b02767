import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/streaming/page-messages';
import { text } from '@campus/contracts/core/messages';
import { streamingOutcome } from '@campus/domain/streaming/streaming';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { StreamingNotice } from '../../features/streaming/streaming-notice.tsx';
import { canStreamHere } from '../../lib/this-browser.ts';
import { BrowserQuestion } from './browser-question.tsx';
import { Launch } from './launch.tsx';

/** Streams a world to this browser, and says how that ended: the vendor comes back here with a status. */
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
