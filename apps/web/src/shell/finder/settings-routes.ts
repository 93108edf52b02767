import { type SettingsPage, settingsPages } from '@campus/contracts/settings/setting';
import type { GuardedPerson } from '@campus/domain/access/guard';
import { openRoutes } from '../../open-routes.ts';

type Route = ReturnType<typeof openRoutes>[number];

/** The route of a settings page. */
export type SettingsRoute = Route & { page: SettingsPage };

/** The settings pages that a person may open, in sidebar order. */
export function openSettingsRoutes(person: GuardedPerson): SettingsRoute[] {
  return openRoutes(person).filter(isOfSettings);
}

function isOfSettings(route: Route): route is SettingsRoute {
  return settingsPages.some((page) => page === route.page);
}
