import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoginPage } from './areas/auth/login-page.tsx';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Loading } from './components/loading.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';
import { Landing } from './shell/landing.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { SessionGuard } from './shell/session.tsx';

const AccountsPage = lazyPage(() => import('./areas/accounts/accounts-page.tsx'), 'AccountsPage');
const AccountRoutes = lazyPage(() => import('./account-routes.tsx'), 'AccountRoutes');
const InvitationPage = lazyPage(() => import('./areas/invitations/invitation-page.tsx'), 'InvitationPage');
const LogoutPage = lazyPage(() => import('./areas/auth/logout-page.tsx'), 'LogoutPage');
const VerifyPage = lazyPage(() => import('./areas/auth/verify-page.tsx'), 'VerifyPage');

/** The console: public pages by name, everything else inside an account. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading fullPage />}>
        <Switch>
          <Route path={paths.landing} component={Landing} />
          <Route path={paths.login} component={LoginPage} />
          <Route path={paths.logout} component={LogoutPage} />
          <Route path={paths.notFound} component={NotFoundPage} />
          <Route path={paths.invitation}>{(params) => <InvitationPage {...params} />}</Route>
          <Route path={paths.accounts}>
            <SessionGuard>
              <AccountsPage />
            </SessionGuard>
          </Route>
          <Route path={paths.verify}>
            <SessionGuard>
              <VerifyPage />
            </SessionGuard>
          </Route>
          <Route>
            <SessionGuard>
              <AccountRoutes />
            </SessionGuard>
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
