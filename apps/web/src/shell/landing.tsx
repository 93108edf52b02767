import { Redirect } from 'wouter';
import { Loading } from '../components/feedback/loading.tsx';
import { currentAccountId } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { SessionGuard } from './session.tsx';

/** The account itself says that it has moved, that it needs single sign-on, or that the person is suspended. */
const landingPaths = {
  moved: paths.admin,
  singleSignOn: paths.admin,
  changePassword: paths.changePassword,
  verify: paths.verify,
  suspended: paths.admin,
  secondFactor: paths.secondFactor,
  enter: paths.admin,
} as const;

/** The address of the console itself: into the person's account, otherwise to the sign-in page. */
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
