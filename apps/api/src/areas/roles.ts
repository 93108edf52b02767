import * as wire from '@campus/contracts/roles/functions';
import type { Context } from '../core/context.ts';
import { forward, router } from '../core/trpc.ts';

/** The call may change the caller's own access, so the next call must not use the cached one. */
function andForget<T>(output: T, { ctx }: { ctx: Pick<Context, 'forgetCaller'> }): T {
  ctx.forgetCaller();
  return output;
}

export const rolesRouter = router({
  read: forward(wire.getRolePermissions),
  save: forward(wire.saveRolePermissions, { finish: andForget }),
  changes: forward(wire.getRolePermissionChanges),
  permissions: forward(wire.getPermissions),
  ofWorld: forward(wire.getPermissionsForWorld),
  update: forward(wire.updatePermission, { finish: andForget }),
  configure: forward(wire.createOrUpdatePermissionsForWorld, { finish: andForget }),
});
