import '@campus/contracts/shell/admin-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { type GuardedPerson, guardOf, redirectOf } from '@campus/domain/access/guard';
import type { PageGroup } from '@campus/domain/access/pages';
import { type RouteEntry, routeTable } from './route-table.ts';

/** The groups of the sidebar in order, with their labels. A page outside a group has no heading. */
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

/** The pages that a person's guards allow, in sidebar order. */
export function openRoutes(person: GuardedPerson): RouteEntry[] {
  return routeTable.filter(({ page }) => redirectOf(guardOf(page), person) === undefined);
}

/** The label of a page's sidebar group; undefined outside groups. */
export function groupLabelOf({ group }: Pick<RouteEntry, 'group'>): ConstantKey | undefined {
  return groups[group];
}

/** The pages that a person may open, by group, without empty groups. */
export function openGroups(person: GuardedPerson) {
  const open = openRoutes(person);
  return Object.entries(groups)
    .map(([name, label]) => ({ name, label, routes: open.filter(({ group }) => group === name) }))
    .filter(({ routes }) => routes.length > 0);
}
