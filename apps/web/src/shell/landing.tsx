import { Redirect } from 'wouter';
import { Loading } from '../components/feedback/loading.tsx';
import { currentAccountId } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { SessionGuard } from './session.tsx';

/**
 * The address for each state of an account. At /admin, the account itself shows that it has moved, requires
 * single sign-on, or that the person is suspended.
 */
const landingPaths = {
  moved: paths.admin,
  singleSignOn: paths.admin,
  changePassword: paths.changePassword,
  verify: paths.verify,
  suspended: paths.admin,
  secondFactor: paths.secondFactor,
  enter: paths.admin,
} as const;

/** The root address. Redirects into the person's account, or to the sign-in page. */
export function Landing() {
  const accountId = currentAccountId();
  if (accountId === undefined) return <Redirect to={paths.login} replace />;
  return (
    <SessionGuard>
      <IntoAccount accountId={accountId} />
    </SessionGuard>
  );
}

function IntoAccount({ accountId }: { accountId: string }) {
  const account = trpc.accounts.get.useQuery({ accountId });
  if (account.isPending) return <Loading fullPage />;
  if (!account.data) return <Redirect to={paths.login} replace />;
  return <Redirect to={landingPaths[account.data.landing]} replace />;
}
