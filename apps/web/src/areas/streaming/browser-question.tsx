import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Loading } from '../../components/feedback/loading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { BrowserWarning } from '../../features/streaming/streaming-notice.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';

/** Asks whether to launch a world in a browser that may not be able to show it, if there is such a world. */
export function BrowserQuestion({ world, onAnyway }: { world: string; onAnyway: () => void }) {
  const { isPending, error } = trpc.worlds.get.useQuery({ id: world }, { staleTime: 60_000 });
  if (isPending) return <Loading />;
  const { code, message } = describeError(error);
  if (code === 'NOT_FOUND') return <Notice tone="error">{message}</Notice>;
  return (
    <>
      <BrowserWarning />
      <Button size="lg" variant="outline" onClick={onAnyway}>
        {text('streaming.browser.anyway')}
      </Button>
    </>
  );
}
