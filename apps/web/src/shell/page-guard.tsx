import type { Page } from '@campus/domain/access/pages';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../paths.ts';
import { useAccount } from './account.tsx';

/** Shows a page only to people who may open it. The gateway refuses its calls to everyone else. */
export function PageGuard({ page, children }: { page: Page; children: ReactNode }) {
  const { pages } = useAccount();
  return pages.includes(page) ? children : <Redirect to={paths.profile} replace />;
}
