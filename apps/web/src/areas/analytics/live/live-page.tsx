import '@campus/contracts/analytics/live-messages';
import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { LiveFigures } from './live-figures.tsx';
import { useLive, useLiveState } from './use-live.ts';

/** Shows the people who are in the world now, by room. */
export function LivePage() {
  const [state, setState] = useLiveState();
  const [paused, setPaused] = useState(false);
  const live = useLive(state, paused);
  const resume = () => {
    setPaused(false);
    void live.refetch();
  };
  return (
    <Page
      title={text('page.live')}
      description={text('live.about')}
      actions={
        <Button size="sm" variant="outline" onClick={paused ? resume : () => setPaused(true)}>
          {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          {text(paused ? 'live.resume' : 'live.pause')}
        </Button>
      }
      wide
    >
      {live.data && !live.error ? (
        <LiveFigures
          live={live.data}
          pausedAt={paused ? live.dataUpdatedAt : undefined}
          busy={live.isPlaceholderData}
          state={state}
          onChange={setState}
        />
      ) : (
        <LoadingOrError error={live.error} onRetry={() => void live.refetch()} />
      )}
    </Page>
  );
}
