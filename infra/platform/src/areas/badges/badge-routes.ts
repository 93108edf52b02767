import { getBadgeImage as contract } from '@campus/contracts/badges/badges';
import { getBadgeImage } from '@campus/contracts/badges/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { rulesOf } from '../../call/implement.ts';
import { platformRoute } from '../../call/route.ts';
import { readPicture } from '../pictures/read-picture.ts';

export const badgeRoutes = [
  platformRoute(getBadgeImage, {
    ...rulesOf(contract),
    handle: async (call) => {
      const { accountId, name } = call.input;
      const found = await call.sql.one('select from "Badge" where image = $1 and account = $2', [
        name,
        accountId,
      ]);
      if (!found) throw new AppError('notFound', 'picture.none');
      return readPicture(call, name);
    },
  }),
];
