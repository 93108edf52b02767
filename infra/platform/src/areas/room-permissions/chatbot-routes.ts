import { AppError } from '@campus/contracts/core/app-error';
import { getChatbotStatus } from '@campus/contracts/room-permissions/functions';
import { platformRoute } from '../../call/route.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';

/**
 * Whether a world allows chatbots. Anybody who is signed in can call it: the client needs it before showing
 * chatbots.
 */
export const chatbotRoutes = [
  platformRoute(getChatbotStatus, {
    access: 'signedIn',
    callerLimit: { calls: 120, seconds: 60 },
    handle: async ({ sql, input: { world } }) => {
      const config = await serverConfigTable.one(sql, ['isChatbotAllowed'], 'where name = $1', [world]);
      if (!config) throw new AppError('notFound', 'roomPermissions.worldUnknown', { world });
      return { data: { isChatbotAllowed: config.isChatbotAllowed } };
    },
  }),
];
