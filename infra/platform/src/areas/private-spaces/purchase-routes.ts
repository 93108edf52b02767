import { AppError } from '@campus/contracts/core/app-error';
import { getPrices, postPurchase } from '@campus/contracts/private-spaces/functions';
import { buySpace as buyingSpace, listSpacePrices } from '@campus/contracts/private-spaces/private-spaces';
import { rulesOf } from '../../call/implement.ts';
import { type PlatformRoute, platformRoute } from '../../call/route.ts';
import { buySpace } from './buy-space.ts';
import { priceOf, readSpaceTypes } from './read-types.ts';

/** Lists the private spaces for sale, and buys them. */
export const purchaseRoutes: readonly PlatformRoute[] = [
  platformRoute(getPrices, {
    ...rulesOf(listSpacePrices),
    handle: async ({ sql, input }) => {
      const types = await readSpaceTypes(sql, input.accountId);
      if (types.length === 0) throw new AppError('notFound', 'privateSpaces.noTypes');
      return types.map(priceOf);
    },
  }),
  platformRoute(postPurchase, { ...rulesOf(buyingSpace), handle: buySpace }),
];
