import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { WorldScreen } from './worlds/world-screen.tsx';

/** The sign-in and sign-up screen of the world in the address. */
export function WorldPage({ id }: { id: string }) {
  const world = trpc.worlds.get.useQuery({ id }, { staleTime: 60_000 });
  if (world.isPending) return <Loading fullPage label={text('worlds.loading')} />;
  if (world.data) return <WorldScreen world={world.data} />;
  return <WorldFailure error={world.error} onRetry={() => void world.refetch()} />;
}

/** Shown if the world does not exist or failed to load. */
function WorldFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = describeError(error);
  if (code === 'NOT_FOUND')
    return (
      <CenteredCard title={text('signIn.title')} description={<span role="alert">{message}</span>}>
        <Button asChild w="full" variant="outline">
          <Link href={paths.login}>{text('signIn.withoutWorld')}</Link>
        </Button>
      </CenteredCard>
    );
  return (
    <CenteredCard
      title={text('signIn.title')}
      footer={<TextLink href={paths.login}>{text('signIn.withoutWorld')}</TextLink>}
    >
      <ErrorState error={error} onRetry={onRetry} />
    </CenteredCard>
  );
}
