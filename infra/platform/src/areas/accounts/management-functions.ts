import {
  checkExistingAccount,
  createCampusWorld,
  getDefaultAccountSchema,
  joinAccountIfNotAMember,
  updateAccount,
  type WireAccount,
} from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { accountExists } from './account-names.ts';
import { createAccount } from './create-account.ts';
import { defaultAccountSchema } from './default-schema.ts';
import { joinAccount } from './join-account.ts';
import { accountReader } from './read-accounts.ts';
import { updateAccount as changeAccount } from './update-account.ts';

/** What makes, changes and looks up accounts, and who comes into them without an invitation's link. */
export const accountManagement = [
  cloudFunction(getDefaultAccountSchema, {
    access: 'superadmin',
    handle: async () => defaultAccountSchema,
  }),

  cloudFunction(createCampusWorld, {
    access: 'superadmin',
    audit: { operation: 'accounts.create' },
    handle: async (call) => readAccount(call, await createAccount(call, call.input), 'superadmin'),
  }),

  cloudFunction(updateAccount, {
    access: { level: 'owner' },
    audit: { operation: 'accounts.update' },
    handle: async (call) => {
      const { accountId, ...changes } = call.input;
      await changeAccount(call, accountId, changes);
      return readAccount(call, accountId, call.actor.standing.level);
    },
  }),

  cloudFunction(checkExistingAccount, {
    access: 'superadmin',
    handle: ({ sql, input }) => accountExists(sql, input),
  }),

  cloudFunction(joinAccountIfNotAMember, {
    access: 'signedIn',
    audit: { operation: 'accounts.join' },
    handle: async (call) => ({ joined: await joinAccount(call) }),
  }),
];

async function readAccount({ sql, services }: Call, accountId: string, level: Level): Promise<WireAccount> {
  const account = await accountReader(sql, services.config.protectedAccountIds).one(accountId, level);
  if (!account) throw new AppError('forbidden', 'access.forbidden');
  return account;
}
