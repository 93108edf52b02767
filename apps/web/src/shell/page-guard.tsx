import { text } from '@campus/contracts/core/text';
import { type Guard, redirectOf } from '@campus/domain/access/guard';
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
  const target = redirectOf(guard, useAccount());
  return target === undefined ? children : <Forbidden name={name} target={target} />;
}

function Forbidden({ name: page, target }: { name: string; target: string }) {
  const notify = useNotify();
  useEffect(() => notify.info(text('page.forbidden', { page })), [notify, page]);
  return <Redirect to={target} replace />;
}
