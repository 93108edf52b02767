import { badgeRoutes } from '../areas/badges/badge-routes.ts';
import { customizationRoutes } from '../areas/customization/customization-routes.ts';
import { pictureRoutes } from '../areas/pictures/picture-routes.ts';
import { purchaseRoutes } from '../areas/private-spaces/purchase-routes.ts';
import { avatarRoutes } from '../areas/profile/avatar-routes.ts';
import { chatbotRoutes } from '../areas/room-permissions/chatbot-routes.ts';
import { gdnRoutes } from '../areas/streaming/gdn-routes.ts';
import { taskRoutes } from '../areas/tasks/task-routes.ts';
import type { PlatformRoute } from '../call/route.ts';

/** All REST routes that are served like cloud functions. */
export const platformRoutes: readonly PlatformRoute[] = [
  ...avatarRoutes,
  ...pictureRoutes,
  ...badgeRoutes,
  ...gdnRoutes,
  ...customizationRoutes,
  ...purchaseRoutes,
  ...taskRoutes,
  ...chatbotRoutes,
];
