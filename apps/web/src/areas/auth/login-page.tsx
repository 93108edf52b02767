import { text } from '@campus/contracts/core/text';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { SignInPanel } from './sign-in/sign-in-panel.tsx';
import { usePresentPerson } from './sign-in/use-present-person.ts';
import { useSignInForm } from './sign-in/use-sign-in-form.ts';

const ContinueAsPage = lazyPage(() => import('./continue-as-page.tsx'), 'ContinueAsPage');
const PresentPerson = lazyPage(() => import('./sign-in/present-person.tsx'), 'PresentPerson');

/** Sign in to the console with a password, through a provider, or with the session token of a link. */
export function LoginPage() {
  const { token, ready, forget } = useTokenInAddress();
  const methods = trpc.worlds.signInMethods.useQuery({ world: '' }, { staleTime: 60_000 });
  const form = useSignInForm();
  const { person, dismiss } = usePresentPerson();
  if (!ready) return <Loading fullPage />;
  if (token !== null) return <ContinueAsPage sessionToken={token} onDone={forget} />;
  if (person === undefined) return <Loading fullPage />;
  return (
    <CenteredCard title={text('signIn.title')}>
      {person ? (
        <Suspense fallback={<Loading />}>
          <PresentPerson person={person} onOther={dismiss} />
        </Suspense>
      ) : (
        <SignInPanel form={form} methods={methods.data?.items ?? []} />
      )}
    </CenteredCard>
  );
}

/**
 * Reads the session token of a link from the address. `ready` is false until the token is removed from the
 * address and the history, so that neither exposes it.
 */
function useTokenInAddress(): { token: string | null; ready: boolean; forget: () => void } {
  const inAddress = new URLSearchParams(useSearch()).get('sessionToken');
  const [token, setToken] = useState(inAddress);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (inAddress !== null) navigate(paths.login, { replace: true });
  }, [inAddress, navigate]);
  return { token, ready: inAddress === null, forget: () => setToken(null) };
}
