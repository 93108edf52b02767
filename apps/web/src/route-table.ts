import '@campus/contracts/shell/admin-messages';
import type { ConstantKey } from '@campus/contracts/core/messages';
import { type GuardedPerson, guardOf, redirectOf } from '@campus/domain/access/guard';
import type { Page } from '@campus/domain/access/pages';
import { Award, History, IdCard, type LucideIcon, UserPlus, Users } from 'lucide-react';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';

/** The groups of the sidebar in their order, each with what it is called. */
const groups = {
  user: 'sidebar.user',
  world: 'sidebar.world',
  customization: 'sidebar.customization',
  privateSpaces: 'sidebar.privateSpaces',
  security: 'sidebar.security',
} as const satisfies Record<string, ConstantKey>;

interface RouteEntry {
  /** The name under which an account configures who may open the page. */
  page: Page;
  path: `/admin/${string}`;
  group: keyof typeof groups;
  /** The name of the page, in the sidebar and wherever it is linked. */
  label: ConstantKey;
  icon: LucideIcon;
  component: ReturnType<typeof lazyPage>;
}

/**
 * Every page whose access an account can configure, in the order of the sidebar. Routes, guards, sidebar,
 * and the choice of a landing page follow from it. A page that does not exist yet is not in it.
 */
export const routeTable: readonly RouteEntry[] = [
  {
    page: 'members',
    path: paths.members,
    group: 'user',
    label: 'page.members',
    icon: Users,
    component: lazyPage(() => import('./areas/members/members-page.tsx'), 'MembersPage'),
  },
  {
    page: 'import',
    path: paths.import,
    group: 'user',
    label: 'page.import',
    icon: UserPlus,
    component: lazyPage(() => import('./areas/import-page.tsx'), 'ImportPage'),
  },
  {
    page: 'badges',
    path: '/admin/badges',
    group: 'user',
    label: 'page.badges',
    icon: Award,
    component: lazyPage(() => import('./areas/badges/badges-page.tsx'), 'BadgesPage'),
  },
  {
    page: 'memberProfile',
    path: '/admin/memberprofile',
    group: 'user',
    label: 'page.memberProfile',
    icon: IdCard,
    component: lazyPage(() => import('./areas/member-profile/member-profile-page.tsx'), 'MemberProfilePage'),
  },
  {
    page: 'audit',
    path: '/admin/audit',
    group: 'security',
    label: 'page.audit',
    icon: History,
    component: lazyPage(() => import('./areas/audit/audit-page.tsx'), 'AuditPage'),
  },
];

/** The pages whose guard lets a person pass, in the order of the sidebar. */
export function openRoutes(person: GuardedPerson): RouteEntry[] {
  return routeTable.filter(({ page }) => redirectOf(guardOf(page), person) === undefined);
}

/** The same by their groups; a group of which nothing may be opened is left out. */
export function openGroups(person: GuardedPerson) {
  const open = openRoutes(person);
  return Object.entries(groups)
    .map(([name, label]) => ({ name, label, routes: open.filter(({ group }) => group === name) }))
    .filter(({ routes }) => routes.length > 0);
}
