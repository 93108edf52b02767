import { AppError } from '@campus/contracts/core/app-error';
import { getPrices, postPurchase } from '@campus/contracts/private-spaces/functions';
import type { buySpace, PrivateSpace, SpacePrice } from '@campus/contracts/private-spaces/private-spaces';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { RouteRefusal } from '../core/routes.ts';

type Purchase = z.output<typeof buySpace.input>;

/** Price list and purchases, through the REST routes. Bindings describe cloud functions only. */
export function privateSpacesPlatform({ queryRoute, mutateRoute }: Calls) {
  return {
    prices: (accountId: string): Promise<SpacePrice[]> =>
      queryRoute(getPrices, { accountId }).catch(unauthorized),

    buy: ({ name, ...purchase }: Purchase): Promise<PrivateSpace> =>
      mutateRoute(postPurchase, { ...purchase, purchaseType: 0, details: { name } }).catch(unauthorized),
  };
}

/** Reports a 401 or 403 from a REST route as a failed authorization (PSP-036). */
function unauthorized(error: unknown): never {
  if (!(error instanceof AppError) || !(error.cause instanceof RouteRefusal)) throw error;
  const { status } = error.cause;
  if (status !== 401 && status !== 403) throw error;
  throw new AppError(error.kind, 'privateSpaces.unauthorized', {
    status: String(status),
    detail: error.message,
  }).because(error.cause);
}
