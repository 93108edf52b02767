import { checkAccess, getPageAccess } from '@campus/contracts/accounts/access-functions';
import * as wire from '@campus/contracts/accounts/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Permission } from '@campus/domain/access/levels';
import {
  accountRoleNames,
  permissionOfRole,
  roleName,
  superadminRole,
} from '@campus/domain/access/role-names';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountReader } from './read-accounts.ts';
import { readAccountSettings } from './read-settings.ts';

export const accountFunctions = [
  implement(wire.getMemberAccounts, {
    handle: async (call) => {
      const { services, input, user, actor } = call;
      const hidden = input.includeHidden ? [] : services.config.hiddenAccountIds;
      const accounts = await (actor.superadmin
        ? reader(call).all(hidden)
        : reader(call).ofUser(user.id, hidden));
      return accounts.map(wire.wireAccount.toWire);
    },
  }),

  implement(wire.getAccount, {
    handle: async (call) => {
      const { sql, services, input } = call;
      const account = await reader(call).one(input.accountId, call.actor.accountAccess.level);
      const settings = await readAccountSettings(sql, services.config, input.accountId);
      if (!account || !settings) throw new AppError('forbidden', 'access.forbidden');
      return wire.wireAccountDetails.toWire({ ...account, settings });
    },
  }),

  implement(wire.searchAccounts, {
    handle: (call) => reader(call).search(call.input),
  }),

  implement(wire.getRoles, {
    handle: async ({ sql, input: { accountId, name } }) => {
      const roles = await readAccountRoles(sql, accountId);
      return { items: name === undefined ? roles : roles.filter((role) => role.name === name) };
    },
  }),

  cloudFunction(wire.getUserRoles, {
    access: 'signedIn',
    handle: ({ sql, user }) => readUserRoles(sql, user.id),
  }),

  cloudFunction(wire.getMemberRole, {
    access: 'signedIn',
    programs: campusPrograms,
    handle: async ({ input, actor }) => {
      const level = actor.accountAccess?.level;
      if (!level) return null;
      return { level, name: level === 'superadmin' ? superadminRole : roleName(level, input.accountId) };
    },
  }),

  cloudFunction(getPageAccess, {
    access: 'entering',
    handle: async ({ actor }) => ({ pages: actor.accountAccess.pageAccess }),
  }),

  cloudFunction(checkAccess, { access: 'signedIn', scope: 'any', handle: async ({ actor }) => actor }),
];

function reader({ sql, services }: Call) {
  return accountReader(sql, services.config.protectedAccountIds);
}

/** Returns the six roles of an account, lowest first. */
async function readAccountRoles(
  sql: Queryable,
  accountId: string,
): Promise<{ id: string; name: string; permission: Permission }[]> {
  const names = accountRoleNames(accountId);
  const roles = await sql.query<{ id: string; name: string }>(
    'select "objectId" as id, name from "_Role" where name = any($1) order by array_position($1, name)',
    [names],
  );
  return roles.flatMap((role) => {
    const permission = permissionOfRole(role.name);
    return permission ? [{ ...role, permission }] : [];
  });
}

/** Returns the roles relation of a user, up to a thousand rows. */
function readUserRoles(sql: Queryable, userId: string): Promise<{ objectId: string; name: string }[]> {
  return sql.query<{ objectId: string; name: string }>(
    `select r."objectId", r.name from "_Join:roles:_User" own join "_Role" r on r."objectId" = own."relatedId"
     where own."owningId" = $1 order by r.name limit 1000`,
    [userId],
  );
}
