import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './components/feedback/error-boundary.tsx';
import { Loading } from './components/feedback/loading.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';
import { publicRoutes } from './public-routes.tsx';
import { IfSignedIn } from './shell/if-signed-in.tsx';
import { Landing } from './shell/landing.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { SessionGuard } from './shell/session.tsx';

const AccountsPage = lazyPage(() => import('./areas/accounts/accounts-page.tsx'), 'AccountsPage');
const CreateAccountPage = lazyPage(
  () => import('./areas/accounts/create-account-page.tsx'),
  'CreateAccountPage',
);
/** Everything inside an account. */
export const AccountRoutes = lazyPage(() => import('./account-routes.tsx'), 'AccountRoutes');
const ChangePasswordPage = lazyPage(
  () => import('./areas/auth/change-password-page.tsx'),
  'ChangePasswordPage',
);
const NewEmailPage = lazyPage(() => import('./areas/auth/new-email-page.tsx'), 'NewEmailPage');
const SecondFactorPage = lazyPage(
  () => import('./areas/second-factor/second-factor-page.tsx'),
  'SecondFactorPage',
);
const SlackPage = lazyPage(() => import('./areas/integrations/slack-page.tsx'), 'SlackPage');
const VerifyPage = lazyPage(() => import('./areas/auth/verify-page.tsx'), 'VerifyPage');

/**
 * The console: public pages, pages that need a session but no account, and everything else inside an
 * account.
 */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading fullPage />}>
        <Switch>
          <Route path={paths.landing} component={Landing} />
          {publicRoutes}
          <Route path={paths.notFound}>
            <IfSignedIn otherwise={<NotFoundPage />}>
              <SessionGuard>
                <AccountRoutes />
              </SessionGuard>
            </IfSignedIn>
          </Route>
          <Route path={paths.accounts}>
            <SessionGuard>
              <AccountsPage />
            </SessionGuard>
          </Route>
          <Route path={paths.createAccount}>
            <SessionGuard>
              <CreateAccountPage />
            </SessionGuard>
          </Route>
          <Route path={paths.changePassword}>
            <SessionGuard>
              <ChangePasswordPage />
            </SessionGuard>
          </Route>
          <Route path={paths.secondFactor}>
            <SessionGuard>
              <SecondFactorPage />
            </SessionGuard>
          </Route>
          <Route path={paths.newEmail}>
            {(params) => (
              <SessionGuard>
                <NewEmailPage {...params} />
              </SessionGuard>
            )}
          </Route>
          <Route path={paths.slack}>
            <SessionGuard>
              <SlackPage />
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
