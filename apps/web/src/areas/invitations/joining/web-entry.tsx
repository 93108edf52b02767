import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { useNotify } from '../../../components/feedback/toasts.tsx';

/** The way into the web app. */
export function WebEntry({ webUrl }: { webUrl: string }) {
  const notify = useNotify();
  if (webUrl === '')
    return (
      <Button size="lg" onClick={() => notify.error(undefined, () => text('invitations.webUrlMissing'))}>
        {text('join.web')}
      </Button>
    );
  return (
    <Button asChild size="lg">
      <a href={webUrl}>{text('join.web')}</a>
    </Button>
  );
}
