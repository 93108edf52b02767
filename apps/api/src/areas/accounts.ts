import { createAccount, getAccount, updateAccount } from '@campus/contracts/accounts/accounts';
import * as functions from '@campus/contracts/accounts/functions';
import { landingIn } from '@campus/domain/access/landing';
import { isAbsent, mayOpen } from '@campus/domain/access/page-decision';
import { pages } from '@campus/domain/access/pages';
import { assignablePermissions } from '@campus/domain/members/members';
import { forward, procedure, router } from '../core/trpc.ts';

export const accountsRouter = router({
  list: forward(functions.getMemberAccounts),
  search: forward(functions.searchAccounts),

  get: procedure(getAccount, async ({ input, actor, platform }) => {
    const account = await platform.call(functions.getAccount, input);
    const landing = landingIn({ ...account, ...actor.accountAccess, emailVerified: actor.emailVerified });
    return {
      ...account,
      landing,
      movedTo: actor.accountAccess.movedTo,
      pages: landing === 'enter' ? pages.filter((page) => mayOpen(page, actor.accountAccess)) : [],
      absentPages: landing === 'enter' ? pages.filter((page) => isAbsent(page, actor.accountAccess)) : [],
      assignablePermissions: assignablePermissions(account.level, account.isProtected),
    };
  }),

  roles: forward(functions.getRoles),
  defaultSchema: forward(functions.getDefaultAccountSchema),

  create: procedure(createAccount, async ({ input, platform }) => ({
    account: await platform.accounts.create(input.organizationName),
  })),

  update: procedure(updateAccount, ({ input, platform }) => platform.accounts.update(input)),

  requireSecondFactor: forward(functions.requireSecondFactor),
  features: forward(functions.getAccountFeatures),
  updateFeatures: forward(functions.updateAccountFeatures),
  exists: forward(functions.checkExistingAccount),
  bypassSingleSignOn: forward(functions.bypassSingleSignOn),
  join: forward(functions.joinAccountIfNotAMember),
});
