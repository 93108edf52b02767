import { badgeRoutes } from '../badges/badge-routes.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { avatarRoutes } from '../profile/avatar-routes.ts';
import { gdnRoutes } from '../streaming/gdn-routes.ts';
import { taskRoutes } from '../tasks/task-routes.ts';
import type { GatewayRoute } from './define.ts';

/** Every route of the REST gateway that is served like a cloud function. */
export const gatewayRoutes: readonly GatewayRoute[] = [
  ...avatarRoutes,
  ...pictureRoutes,
  ...badgeRoutes,
  ...gdnRoutes,
  ...taskRoutes,
];
