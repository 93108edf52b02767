import { landingKey, landingPage } from '@campus/domain/landing-page';
import { Redirect } from 'wouter';
import { guardedPages } from '../guarded-pages.ts';
import { useAccount } from './account.tsx';
import { useUser } from './session.tsx';

/** /admin itself: the landing page saved for this account and person if they may open it, else the profile. */
export function AdminLanding() {
  const account = useAccount();
  const user = useUser();
  const chosen = localStorage.getItem(landingKey(account.id, user.id));
  const openPaths = account.pages.map((page) => guardedPages[page].path);
  return <Redirect to={landingPage(chosen, openPaths)} replace />;
}
