import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/private-spaces/functions';
import * as privateSpaces from '@campus/contracts/private-spaces/private-spaces';
import { isCreatedRange } from '@campus/domain/private-spaces/private-spaces';
import { forward, procedure, router } from '../core/trpc.ts';

export const privateSpacesRouter = router({
  prices: procedure(privateSpaces.listSpacePrices, async ({ input, platform }) => ({
    items: await platform.privateSpaces.prices(input.accountId),
  })),
  buy: procedure(privateSpaces.buySpace, async ({ input, platform }) => ({
    space: await platform.privateSpaces.buy(input),
  })),
  types: forward(wire.getCampusPrivateSpaceTypes),
  list: procedure(privateSpaces.listSpaces, ({ input, platform }) => {
    refuseRange(input);
    return platform.call(wire.getCampusPrivateSpaces, input);
  }),
  changeStatus: forward(wire.updatePrivateSpaceStatus),
  revealPasscodes: forward(wire.revealPrivateSpacePasscodes),
  export: procedure(privateSpaces.exportSpaces, ({ input, platform }) => {
    refuseRange(input);
    return platform.call(wire.exportPrivateSpacesSummaryReport, input);
  }),
});

function refuseRange({
  createdAfter: after = '',
  createdBefore: before = '',
}: privateSpaces.SpaceFilter): void {
  if (!isCreatedRange({ after, before })) throw new AppError('invalid', 'privateSpaces.created.order');
}
