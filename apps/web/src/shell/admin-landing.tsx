import { landingKey, landingPage } from '@campus/domain/access/landing-page';
import { Redirect } from 'wouter';
import { openRoutes } from '../open-routes.ts';
import { useAccount } from './account.tsx';
import { useUser } from './session.tsx';

/**
 * The /admin page. Redirects to the start page saved for this account and person if they may open it,
 * otherwise to the profile.
 */
export function AdminLanding() {
  const account = useAccount();
  const user = useUser();
  const chosen = localStorage.getItem(landingKey(account.id, user.id));
  const openPaths = openRoutes(account).map(({ path }) => path);
  return <Redirect to={landingPage(chosen, openPaths)} replace />;
}
