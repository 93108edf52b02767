import type { Page } from '@campus/domain/pages';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';

/** The pages whose access an account can configure, by the name they have in its permissions. */
export const guardedPages = {
  members: {
    path: paths.members,
    component: lazyPage(() => import('./areas/members/members-page.tsx'), 'MembersPage'),
  },
  import: {
    path: paths.import,
    component: lazyPage(() => import('./areas/invitations/import-page.tsx'), 'ImportPage'),
  },
  audit: {
    path: paths.audit,
    component: lazyPage(() => import('./areas/audit/audit-page.tsx'), 'AuditPage'),
  },
} satisfies Record<Page, object>;
