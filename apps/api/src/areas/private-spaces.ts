import { AppError } from '@campus/contracts/core/app-error';
import {
  exportPrivateSpacesSummaryReport,
  getCampusPrivateSpaces,
  getCampusPrivateSpaceTypes,
  updatePrivateSpaceStatus,
} from '@campus/contracts/private-spaces/functions';
import {
  buySpace,
  exportSpaces,
  listSpacePrices,
  listSpaces,
  type SpaceFilter,
} from '@campus/contracts/private-spaces/private-spaces';
import { isCreatedRange } from '@campus/domain/private-spaces/private-spaces';
import { forward, procedure, router } from '../core/trpc.ts';

export const privateSpacesRouter = router({
  prices: procedure(listSpacePrices, async ({ input, platform }) => ({
    items: await platform.privateSpaces.prices(input.accountId),
  })),
  buy: procedure(buySpace, async ({ input, platform }) => ({
    space: await platform.privateSpaces.buy(input),
  })),
  types: forward(getCampusPrivateSpaceTypes),
  list: procedure(listSpaces, ({ input, platform }) => {
    refuseRange(input);
    return platform.call(getCampusPrivateSpaces, input);
  }),
  changeStatus: forward(updatePrivateSpaceStatus),
  export: procedure(exportSpaces, ({ input, platform }) => {
    refuseRange(input);
    return platform.call(exportPrivateSpacesSummaryReport, input);
  }),
});

function refuseRange({ createdAfter: after = '', createdBefore: before = '' }: SpaceFilter): void {
  if (!isCreatedRange({ after, before })) throw new AppError('invalid', 'privateSpaces.created.order');
}
