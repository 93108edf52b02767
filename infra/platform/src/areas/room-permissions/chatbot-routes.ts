import { AppError } from '@campus/contracts/core/app-error';
import { getChatbotStatus } from '@campus/contracts/room-permissions/functions';
import { platformRoute } from '../../call/route.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';

const ofReader = `where name = $1 and ($3 or exists (
  select from "Membership" m
  where m.account = "ServerConfig".account and m."user" = $2 and m.permission <> 'suspended'))`;

/**
 * Whether a world allows chatbots: for its members, because the client needs it before showing chatbots, and for
 * superadmins. For others, a world that exists is as unknown as one that does not.
 */
export const chatbotRoutes = [
  platformRoute(getChatbotStatus, {
    access: 'signedIn',
    callerLimit: { calls: 120, seconds: 60 },
    handle: async ({ sql, input: { world }, user, actor }) => {
      const config = await serverConfigTable.one(sql, ['isChatbotAllowed'], ofReader, [
        world,
        user.id,
        actor.superadmin,
      ]);
      if (!config) throw new AppError('notFound', 'roomPermissions.worldUnknown', { world });
      return { data: { isChatbotAllowed: config.isChatbotAllowed } };
    },
  }),
];
