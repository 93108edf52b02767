import { text } from '@campus/contracts/core/text';
import { type Guard, redirectOf } from '@campus/domain/access/guard';
import { type Page, privateSpacePages, webPages } from '@campus/domain/access/pages';
import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { useAccount } from './account.tsx';

/**
 * Shows a page only to people who pass its guard. Redirects others to the guard's address, which shows the
 * reason. The gateway also refuses the page's calls.
 */
export function PageGuard({
  guard,
  name,
  children,
}: {
  guard: Guard;
  /** The name of the page. */
  name: string;
  children: ReactNode;
}) {
  const account = useAccount();
  const target = redirectOf(guard, account);
  if (target === undefined) return children;
  const { page } = guard;
  const isAbsent = page !== undefined && account.absentPages.includes(page);
  const reason = isAbsent
    ? absence(page, { account: account.organizationName, page: name })
    : text('page.forbidden', { page: name });
  return <Forbidden reason={reason} target={target} />;
}

/** Why nobody in the account opens a page. */
function absence(page: Page, names: { account: string; page: string }): string {
  if (webPages.includes(page)) return text('page.absent.webRooms', names);
  return text(privateSpacePages.includes(page) ? 'page.absent.privateSpaces' : 'page.absent', names);
}

function Forbidden({ reason, target }: { reason: string; target: string }) {
  const notify = useNotify();
  // A warning stays in the list of notifications: the page may close while nobody looks.
  useEffect(() => notify.warning(reason), [notify, reason]);
  return <Redirect to={target} replace />;
}
