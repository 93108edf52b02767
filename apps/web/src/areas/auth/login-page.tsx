import { text } from '@campus/contracts/core/messages';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { trpc } from '../../trpc.ts';
import { SignInPanel } from './sign-in/sign-in-panel.tsx';
import { useTokenInAddress } from './use-token-in-address.ts';

const ContinueAsPage = lazyPage(() => import('./continue-as-page.tsx'), 'ContinueAsPage');

/** Sign in to the console: by password, through a provider, or with the session token a link has brought. */
export function LoginPage() {
  const { token, ready, forget } = useTokenInAddress();
  const methods = trpc.worlds.signInMethods.useQuery({ world: '' }, { staleTime: 60_000 });
  if (!ready) return <Loading fullPage />;
  if (token !== null) return <ContinueAsPage sessionToken={token} onDone={forget} />;
  return (
    <CenteredCard title={text('signIn.title')}>
      <SignInPanel methods={methods.data?.items ?? []} />
    </CenteredCard>
  );
}
