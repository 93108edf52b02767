import {
  getAccount,
  getMemberAccounts,
  getMemberRole,
  getPageAccess,
  getRoles,
  getUserRoles,
  searchAccounts,
} from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { roleName, superadminRole } from '@campus/domain/access/role-names';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { accountReader } from './read-accounts.ts';
import { readAccountRoles, readUserRoles } from './read-roles.ts';
import { readAccountSettings } from './read-settings.ts';

export const accountFunctions = [
  cloudFunction(getMemberAccounts, {
    access: 'signedIn',
    handle: (call) => {
      const hidden = call.input.includeHidden ? [] : call.services.config.hiddenAccountIds;
      return call.actor.superadmin ? reader(call).all(hidden) : reader(call).ofUser(call.user.id, hidden);
    },
  }),

  cloudFunction(getAccount, {
    access: 'affiliated',
    handle: async (call) => {
      const { sql, services, input } = call;
      const account = await reader(call).one(input.accountId, call.actor.standing.level);
      const settings = await readAccountSettings(sql, services.config, input.accountId);
      if (!account || !settings) throw new AppError('forbidden', 'access.forbidden');
      return { ...account, settings };
    },
  }),

  cloudFunction(searchAccounts, {
    access: 'superadmin',
    handle: (call) => reader(call).search(call.input.search.trim(), call.input),
  }),

  cloudFunction(getRoles, {
    access: { level: 'admin' },
    handle: async ({ sql, input: { accountId, name } }) => {
      const roles = await readAccountRoles(sql, accountId);
      return name === undefined ? roles : roles.filter((role) => role.name === name);
    },
  }),

  cloudFunction(getUserRoles, {
    access: 'signedIn',
    handle: ({ sql, user }) => readUserRoles(sql, user.id),
  }),

  cloudFunction(getMemberRole, {
    access: 'signedIn',
    handle: async ({ input, actor }) => {
      const level = actor.standing?.level;
      if (!level) return null;
      return { level, name: level === 'superadmin' ? superadminRole : roleName(level, input.accountId) };
    },
  }),

  cloudFunction(getPageAccess, {
    access: 'affiliated',
    handle: async ({ actor: { standing } }) => ({
      worldBuildVersion: standing.worldBuildVersion,
      verificationRequired: standing.verificationRequired,
      passwordExpired: standing.passwordExpired,
      movedTo: standing.movedTo,
      pages: standing.pageAccess,
    }),
  }),
];

function reader({ sql, services }: Call) {
  return accountReader(sql, services.config.protectedAccountIds);
}
