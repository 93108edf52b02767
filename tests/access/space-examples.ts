import type { AppRouter } from '@campus/api/router';
import { makeSpaces, makeSpaceType } from '@campus/tests/areas/private-spaces';
import { thatAllows } from '@campus/tests/events/dashboard-options';
import { type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const allowing = (account: TestAccount) => thatAllows(account, 'isPrivateSpacesAllowed');

/** Examples for operations on private spaces. */
export const spaceExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'privateSpaces'>> = {
  'privateSpaces.prices': async (account) => {
    await makeSpaceType(account, 'Suite');
    return { accountId: await allowing(account) };
  },
  'privateSpaces.buy': async (account) => {
    const { pricingId } = await makeSpaceType(account, 'Suite');
    const owner = { email: `owner-${unique()}@campus.test`, firstName: 'Grace', lastName: 'Hopper' };
    return { accountId: await allowing(account), pricingId, ...owner };
  },
  'privateSpaces.types': async (account) => ({ accountId: await allowing(account) }),
  'privateSpaces.list': async (account) => ({ accountId: await allowing(account) }),
  'privateSpaces.changeStatus': async (account) => {
    const [spaceId = ''] = await makeSpaces(account.accountId, await makeSpaceType(account, 'Suite'), [{}]);
    return { accountId: await allowing(account), spaceId, status: 'archived' };
  },
  'privateSpaces.revealPasscodes': async (account, caller) => {
    const own = caller ? { ownerEmail: caller.email } : {};
    const [spaceId = ''] = await makeSpaces(account.accountId, await makeSpaceType(account, 'Suite'), [own]);
    return { accountId: await allowing(account), spaceId };
  },
  'privateSpaces.export': async (account) => ({ accountId: await allowing(account) }),
};
