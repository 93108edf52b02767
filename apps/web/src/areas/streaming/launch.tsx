import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { streamingFailure } from '../../lib/streaming-failure.ts';
import { useOnce } from '../../lib/use-once.ts';
import { webAddress } from '../../lib/web-address.ts';
import { trpc } from '../../trpc.ts';

/** Launches a world as soon as it shows. The session takes the page's place: "back" does not launch another. */
export function Launch({ world, onRetry }: { world: string; onRetry: () => void }) {
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
