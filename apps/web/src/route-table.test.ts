import { pages } from '@campus/domain/access/pages';
import { knownPermissions } from '@campus/domain/roles/permissions';
import { expect, it } from 'vitest';
import { openGroups, openRoutes } from './open-routes.ts';
import { routeTable } from './route-table.ts';

it('has an address for every page whose access can be configured', () => {
  expect([...new Set(routeTable.map(({ page }) => page))].toSorted()).toEqual([...pages].toSorted());
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
});

it('lists what may be opened in the order of the sidebar, whatever the order it was asked in', () => {
  expect(openRoutes({ level: 'admin', pages: ['audit', 'members'] }).map(({ page }) => page)).toEqual([
    'members',
    'audit',
  ]);
  expect(openGroups({ level: 'admin', pages: ['audit', 'members'] }).map(({ name }) => name)).toEqual([
    'user',
    'security',
  ]);
  expect(openGroups({ level: 'admin', pages: ['audit'] }).map(({ name }) => name)).toEqual(['security']);
});

it('SHE-056 leaves out pages whose operations need a higher level', () => {
  const open = openRoutes({ level: 'moderator', pages }).map(({ page }) => page);
  expect(pages.filter((page) => !open.includes(page))).toEqual([
    'roles',
    'import',
    'badges',
    'memberProfile',
    'worldAccess',
    'integrations',
    'effectiveAccess',
  ]);
});

it('RLP-016 has the pages in the groups, and in the order in them, that their permissions say', () => {
  const shown = Object.groupBy(routeTable, ({ group }) => group);
  const known = knownPermissions.filter(({ type }) => type === 'pageAccess');
  const pagesOf = (routes: typeof routeTable = []) => [...new Set(routes.map(({ page }) => page))];
  expect(Object.entries(shown).map(([group, routes]) => [group, pagesOf(routes)])).toEqual(
    Object.keys(shown).map((group) => [
      group,
      known.filter(({ params }) => params.tab === group).map(({ action }) => action),
    ]),
  );
});
