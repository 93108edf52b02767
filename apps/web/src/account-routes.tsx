import type { Page } from '@campus/domain/pages';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ProfilePage } from './areas/profile/profile-page.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';
import { AccountProvider } from './shell/account.tsx';
import { AdminLanding } from './shell/admin-landing.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { PageGuard } from './shell/page-guard.tsx';

/** The pages whose access an account can configure, by the page that names them in its permissions. */
const guardedPages: readonly { page: Page; path: string; component: ComponentType }[] = [
  {
    page: 'members',
    path: paths.members,
    component: lazyPage(() => import('./areas/members/members-page.tsx'), 'MembersPage'),
  },
  {
    page: 'import',
    path: paths.import,
    component: lazyPage(() => import('./areas/invitations/import-page.tsx'), 'ImportPage'),
  },
  {
    page: 'audit',
    path: paths.audit,
    component: lazyPage(() => import('./areas/audit/audit-page.tsx'), 'AuditPage'),
  },
];

/** The pages inside an account, and the shell around them. */
export function AccountRoutes() {
  return (
    <AccountProvider>
      <AdminShell>
        <Switch>
          <Route path={paths.admin} component={AdminLanding} />
          <Route path={paths.profile} component={ProfilePage} />
          {guardedPages.map(({ page, path, component: PageComponent }) => (
            <Route key={path} path={path}>
              <PageGuard page={page}>
                <PageComponent />
              </PageGuard>
            </Route>
          ))}
          <Route>
            <Redirect to={paths.notFound} replace />
          </Route>
        </Switch>
      </AdminShell>
    </AccountProvider>
  );
}
