import { Redirect } from 'wouter';
import { guardedPages } from '../guarded-pages.ts';
import { landingKey } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { useAccount } from './account.tsx';
import { useUser } from './session.tsx';

/** /admin itself: the landing page saved for this account and person if they may open it, else the profile. */
export function AdminLanding() {
  const account = useAccount();
  const user = useUser();
  const saved = localStorage.getItem(landingKey(account.id, user.id));
  const mayOpen = account.pages.some((page) => guardedPages[page].path === saved);
  return <Redirect to={saved !== null && mayOpen ? saved : paths.profile} replace />;
}
