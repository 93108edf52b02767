import { Boxed } from '../../components/boxed.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { WorldScreen } from './world-screen.tsx';

/** The sign-in and sign-up screen of the world in the address. */
export function WorldPage({ id }: { id: string }) {
  const world = trpc.worlds.get.useQuery({ id }, { staleTime: 60_000 });
  if (world.isPending) return <Loading fullPage label="Loading world" />;
  if (world.data) return <WorldScreen world={world.data} />;
  return (
    <Boxed title="Sign In" footer={<TextLink href={paths.login}>Sign in without a world</TextLink>}>
      <ErrorState error={world.error} onRetry={() => void world.refetch()} />
    </Boxed>
  );
}
