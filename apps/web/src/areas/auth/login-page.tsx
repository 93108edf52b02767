import { text } from '@campus/contracts/core/messages';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { trpc } from '../../trpc.ts';
import { SignInPanel } from './sign-in/sign-in-panel.tsx';
import { useBecome } from './use-become.ts';

/** Sign in to the console: by password, through a provider, or with the session token a link has brought. */
export function LoginPage() {
  const becoming = useBecome();
  const methods = trpc.worlds.signInMethods.useQuery({ world: '' }, { staleTime: 60_000 });
  if (becoming) return <Loading fullPage label={text('signIn.busy')} />;
  return (
    <CenteredCard title={text('signIn.title')}>
      <SignInPanel methods={methods.data?.items ?? []} />
    </CenteredCard>
  );
}
