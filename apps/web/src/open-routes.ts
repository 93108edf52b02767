import '@campus/contracts/shell/admin-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { type GuardedPerson, guardOf, redirectOf } from '@campus/domain/access/guard';
import { type PageGroup, pageGroupNames } from '@campus/domain/access/pages';
import { type RouteEntry, routeTable } from './route-table.ts';

/** The labels of the sidebar's groups. A page outside a group has no heading. */
const labels: Readonly<Record<PageGroup, ConstantKey | undefined>> = {
  roles: undefined,
  user: 'sidebar.user',
  world: 'sidebar.world',
  customization: 'sidebar.customization',
  rooms: 'sidebar.rooms',
  analytics: 'sidebar.analytics',
  privateSpaces: 'sidebar.privateSpaces',
  security: 'sidebar.security',
};

/** The pages that a person's guards allow, in sidebar order. */
export function openRoutes(person: GuardedPerson): RouteEntry[] {
  return routeTable.filter(({ page }) => redirectOf(guardOf(page), person) === undefined);
}

/** The label of a page's sidebar group; undefined outside groups. */
export function groupLabelOf({ group }: Pick<RouteEntry, 'group'>): ConstantKey | undefined {
  return labels[group];
}

/** The pages that a person may open, by group, without empty groups. */
export function openGroups(person: GuardedPerson) {
  const open = openRoutes(person);
  return pageGroupNames
    .map((name) => ({ name, label: labels[name], routes: open.filter(({ group }) => group === name) }))
    .filter(({ routes }) => routes.length > 0);
}
