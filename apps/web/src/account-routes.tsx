import '@campus/contracts/core/account-messages';
import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { guardOf } from '@campus/domain/access/guard';
import { Route, Switch } from 'wouter';
import { guideAddress } from './lib/guide-address.ts';
import { lazyPage } from './lib/lazy-page.ts';
import { isKnownToBeClosed } from './lib/open-pages.ts';
import { personAt } from './lib/person-address.ts';
import { paths } from './paths.ts';
import { routeTable } from './route-table.ts';
import { AccountProvider } from './shell/account.tsx';
import { AddressedAccount } from './shell/addressed-account.tsx';
import { AdminLanding } from './shell/admin-landing.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { NotFoundInShell, ToNotFound } from './shell/not-found-page.tsx';
import { PageGuard } from './shell/page-guard.tsx';
import { FollowTasks } from './shell/tasks/follow-tasks.tsx';
import { ToIntegrations } from './shell/to-integrations.tsx';
import type { Prefetch } from './trpc.ts';

const ProfilePage = lazyPage(() => import('./areas/profile/profile-page.tsx'), 'ProfilePage');
const TaskPage = lazyPage(() => import('./areas/tasks/task-page.tsx'), 'TaskPage');
const GuidesPage = lazyPage(() => import('./areas/guide/guides-page.tsx'), 'GuidesPage');
const GuidePage = lazyPage(() => import('./areas/guide/guide-page.tsx'), 'GuidePage');
const PersonPage = lazyPage(() => import('./areas/members/person/person-page.tsx'), 'PersonPage');
const OwnPage = lazyPage(() => import('./areas/profile/own-page.tsx'), 'OwnPage');

/** The pages inside an account, with the surrounding shell. */
export function AccountRoutes() {
  return (
    <AddressedAccount>
      {(accountId) => (
        <AccountProvider accountId={accountId} alone={<OwnPage />}>
          <FollowTasks>
            <AdminShell>
              <Switch>
                <Route path={paths.admin} component={AdminLanding} />
                <Route path={paths.profile} component={ProfilePage} />
                <Route path={paths.notFound} component={NotFoundInShell} />
                <Route path={paths.integrations} component={ToIntegrations} />
                <Route path={paths.help} component={GuidesPage} />
                <Route path={guideAddress(':page')}>{({ page }) => <GuidePage name={page} />}</Route>
                <Route path={paths.task}>{({ taskId }) => <TaskPage key={taskId} taskId={taskId} />}</Route>
                <Route path={paths.member(':memberId')}>
                  {({ memberId }) => (
                    <PageGuard guard={guardOf('members')} name={text('page.members')}>
                      <PersonPage key={memberId} memberId={memberId} />
                    </PageGuard>
                  )}
                </Route>
                {routeTable.map(({ page, path, label, component: GuardedPage }) => (
                  <Route key={path} path={path}>
                    <PageGuard guard={guardOf(page)} name={text(label)}>
                      <GuardedPage />
                    </PageGuard>
                  </Route>
                ))}
                <Route>
                  <ToNotFound />
                </Route>
              </Switch>
            </AdminShell>
          </FollowTasks>
        </AccountProvider>
      )}
    </AddressedAccount>
  );
}

/** Prefetches for the shell's first checks and for the page at the address. */
AccountRoutes.prefetchPage = ((cache, at) => {
  void cache.accounts.list.prefetch({});
  void cache.console.config.prefetch({});
  const route = routeTable.find(({ path }) => path === at.pathname);
  if (route && !isKnownToBeClosed(at.accountId, route.page)) void route.component.prepare(cache, at);
  const isPerson = personAt(at.pathname) !== undefined;
  if (isPerson && !isKnownToBeClosed(at.accountId, 'members')) void PersonPage.prepare(cache, at);
}) satisfies Prefetch;
