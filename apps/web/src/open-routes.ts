import '@campus/contracts/shell/admin-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { type GuardedPerson, guardOf, redirectOf } from '@campus/domain/access/guard';
import type { PageGroup } from '@campus/domain/access/pages';
import { type RouteEntry, routeTable } from './route-table.ts';

/** The groups of the sidebar in their order, each with what it is called; a page of its own has no heading above it. */
const groups = {
  roles: undefined,
  user: 'sidebar.user',
  world: 'sidebar.world',
  customization: 'sidebar.customization',
  rooms: 'sidebar.rooms',
  privateSpaces: 'sidebar.privateSpaces',
  analytics: 'sidebar.analytics',
  security: 'sidebar.security',
} as const satisfies Record<PageGroup, ConstantKey | undefined>;

/** The pages whose guard lets a person pass, in the order of the sidebar. */
export function openRoutes(person: GuardedPerson): RouteEntry[] {
  return routeTable.filter(({ page }) => redirectOf(guardOf(page), person) === undefined);
}

/** The name of a page's group in the sidebar; undefined for a page outside groups. */
export function groupLabelOf({ group }: Pick<RouteEntry, 'group'>): ConstantKey | undefined {
  return groups[group];
}

/** The pages a person may open by their groups; a group of which nothing may be opened is left out. */
export function openGroups(person: GuardedPerson) {
  const open = openRoutes(person);
  return Object.entries(groups)
    .map(([name, label]) => ({ name, label, routes: open.filter(({ group }) => group === name) }))
    .filter(({ routes }) => routes.length > 0);
}
