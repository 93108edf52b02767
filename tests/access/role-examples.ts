import type { AppRouter } from '@campus/api/router';
import { accountRoleNames } from '@campus/domain/access/role-names';
import { permissionIdOf } from '@campus/tests/areas/roles';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const lowered = { table: 'cmd', action: 'lockroom', level: 'member' } as const;

/** Examples for operations on roles. */
export const roleExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'roles'>> = {
  'roles.read': ({ accountId }) => ({ accountId }),
  'roles.save': ({ accountId }) => ({ accountId, changes: [lowered] }),
  'roles.changes': ({ accountId }) => ({ accountId }),
  'roles.permissions': ({ accountId }) => ({ accountId }),
  'roles.ofWorld': ({ accountId }) => ({ accountId }),
  'roles.update': async ({ accountId }) => ({
    accountId,
    permissionId: await permissionIdOf('cmd', 'lockroom'),
    roles: accountRoleNames(accountId).slice(0, 1),
  }),
  'roles.configure': ({ accountId }) => ({
    accountId,
    type: 'cmd',
    action: 'lockroom',
    roles: accountRoleNames(accountId).slice(0, 1),
  }),
};
