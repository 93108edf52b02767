import * as accounts from '@campus/contracts/accounts/accounts';
import * as wire from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import { defaultTeamNumber } from '@campus/domain/members/team-ids';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { accountExists } from './account-names.ts';
import { bypassSingleSignOn } from './bypass-single-sign-on.ts';
import { createAccount } from './create-account.ts';
import { readFeatures, updateFeatures } from './features.ts';
import { joinAccount } from './join-account.ts';
import { accountReader } from './read-accounts.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { updateAccount } from './update-account.ts';

/** Functions to create, change, and look up accounts, and to join one without an invitation link. */
export const accountManagement = [
  implement(wire.getDefaultAccountSchema, async () => defaultAccountSchema),

  cloudFunction(wire.createCampusWorld, {
    ...rulesOf(accounts.createAccount),
    handle: async (call) => readAccount(call, await createAccount(call, call.input), 'superadmin'),
  }),

  implement(wire.updateAccount, async (call) => {
    const { accountId, ...changes } = call.input;
    await updateAccount(call, accountId, changes);
    return readAccount(call, accountId, call.actor.accountAccess.level);
  }),

  implement(wire.requireSecondFactor, (call) => requireSecondFactor(call, call.input)),

  implement(wire.getAccountFeatures, ({ sql, input }) => readFeatures(sql, input.accountId)),
  implement(wire.updateAccountFeatures, (call) => updateFeatures(call, call.input)),

  implement(wire.checkExistingAccount, async ({ sql, input }) => ({
    exists: await accountExists(sql, input),
  })),

  implement(wire.bypassSingleSignOn, async (call) => ({ bypassed: await bypassSingleSignOn(call) })),

  implement(wire.joinAccountIfNotAMember, async (call) => ({ joined: await joinAccount(call) })),
];

async function readAccount(
  { sql, services }: Call,
  accountId: string,
  level: Level,
): Promise<wire.WireAccount> {
  const account = await accountReader(sql, services.config.protectedAccountIds).one(accountId, level);
  if (!account) throw new AppError('forbidden', 'access.forbidden');
  return wire.wireAccount.toWire(account);
}

/** The template of every new account. */
export const defaultAccountSchema: accounts.AccountSchema = {
  name: 'Default Campus',
  type: 'campus',
  outline: {
    worldBuildVersion: '1.0.0',
    defaultTeamId: defaultTeamNumber,
    isWebEnabled: false,
    verificationRequired: false,
    showUserProfile: { desktopClient: true, dashboard: true },
    showMemberProfile: { desktopClient: false, dashboard: false },
  },
};
