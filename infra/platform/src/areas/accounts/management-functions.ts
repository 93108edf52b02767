import * as accounts from '@campus/contracts/accounts/accounts';
import {
  bypassSingleSignOn,
  checkExistingAccount,
  createCampusWorld,
  getDefaultAccountSchema,
  joinAccountIfNotAMember,
  requireSecondFactor,
  updateAccount,
  type WireAccount,
  wireAccount,
} from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { accountExists } from './account-names.ts';
import { bypassSingleSignOn as bypass } from './bypass-single-sign-on.ts';
import { createAccount } from './create-account.ts';
import { defaultAccountSchema } from './default-schema.ts';
import { joinAccount } from './join-account.ts';
import { accountReader } from './read-accounts.ts';
import { requireSecondFactor as changeRequirement } from './require-second-factor.ts';
import { updateAccount as changeAccount } from './update-account.ts';

/** Creates, changes, and looks up accounts, and lets people join without the link of an invitation. */
export const accountManagement = [
  implement(getDefaultAccountSchema, async () => defaultAccountSchema),

  cloudFunction(createCampusWorld, {
    ...rulesOf(accounts.createAccount),
    handle: async (call) => readAccount(call, await createAccount(call, call.input), 'superadmin'),
  }),

  implement(updateAccount, async (call) => {
    const { accountId, ...changes } = call.input;
    await changeAccount(call, accountId, changes);
    return readAccount(call, accountId, call.actor.accountAccess.level);
  }),

  implement(requireSecondFactor, async (call) => {
    await changeRequirement(call, call.input);
    return {};
  }),

  implement(checkExistingAccount, async ({ sql, input }) => ({ exists: await accountExists(sql, input) })),

  implement(bypassSingleSignOn, async (call) => ({ bypassed: await bypass(call) })),

  implement(joinAccountIfNotAMember, async (call) => ({ joined: await joinAccount(call) })),
];

async function readAccount({ sql, services }: Call, accountId: string, level: Level): Promise<WireAccount> {
  const account = await accountReader(sql, services.config.protectedAccountIds).one(accountId, level);
  if (!account) throw new AppError('forbidden', 'access.forbidden');
  return wireAccount.toWire(account);
}
