import {
  createOrUpdatePermissionsForWorld,
  getPermissions,
  getPermissionsForWorld,
  getRolePermissionChanges,
  getRolePermissions,
  saveRolePermissions,
  updatePermission,
} from '@campus/contracts/roles/functions';
import type { Context } from '../core/context.ts';
import { forward, router } from '../core/trpc.ts';

/** The caller's own pages may have changed: the next call must not go by what is remembered of them. */
function andForget<T>(output: T, { ctx }: { ctx: Pick<Context, 'forgetCaller'> }): T {
  ctx.forgetCaller();
  return output;
}

export const rolesRouter = router({
  read: forward(getRolePermissions),
  save: forward(saveRolePermissions, andForget),
  changes: forward(getRolePermissionChanges),
  permissions: forward(getPermissions),
  ofWorld: forward(getPermissionsForWorld),
  update: forward(updatePermission, andForget),
  configure: forward(createOrUpdatePermissionsForWorld, andForget),
});
