import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { useTell } from '../../../components/feedback/toasts.tsx';

/** The way into the web app. */
export function WebEntry({ webUrl }: { webUrl: string }) {
  const tell = useTell();
  if (webUrl === '')
    return (
      <Button size="lg" onClick={() => tell.error(undefined, () => text('invitations.webUrlMissing'))}>
        {text('join.web')}
      </Button>
    );
  return (
    <Button asChild size="lg">
      <a href={webUrl}>{text('join.web')}</a>
    </Button>
  );
}
