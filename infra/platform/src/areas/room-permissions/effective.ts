import type { getEffectivePermissions } from '@campus/contracts/room-permissions/functions';
import { type RoomRole, roomRoleOf } from '@campus/domain/access/room-levels';
import { boardAccessIn, boardsIn } from '@campus/domain/room-permissions/decide-board';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import type { PermissionIndex } from '@campus/domain/room-permissions/records';
import { decidePermission } from '@campus/domain/room-permissions/resolve';
import type { Device, PermissionScope } from '@campus/domain/room-permissions/scopes';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { optionsIn, readPermissionsAccount, webBoardOptions } from './catalog.ts';
import { readIndexes, scopeOf } from './records.ts';

type Asking = Call<z.output<typeof getEffectivePermissions.input>, { level: 'member' }>;
type Indexes = Awaited<ReturnType<typeof readIndexes>>;

/** Returns the caller's permissions in a scene or in the world, by the same rules as the page. */
export async function effectivePermissions({
  sql,
  input,
  actor,
}: Pick<Asking, 'sql' | 'input' | 'actor'>): Promise<z.input<typeof getEffectivePermissions.output>> {
  const { accountId } = input;
  const scope = scopeOf(input);
  const device = input.isWeb ? 'web' : 'desktop';
  const role = roomRoleOf(actor.accountAccess.level);
  const options = await optionsIn(sql, accountId, scope);
  if (!role) return { permissions: [], webBoards: [], boards: {} };
  const boardOptions = webBoardOptions(await readPermissionsAccount(sql, accountId));
  const indexes = await readIndexes(sql, accountId);
  const asked = { role, device, scope } as const;
  return {
    permissions: decide(options, asked, indexes.rooms),
    webBoards: decide(boardOptions, asked, indexes.webBoards),
    boards: boardsOf(role, scope, indexes),
  };
}

function decide(
  options: readonly PermissionOption[],
  { role, device, scope }: { role: RoomRole; device: Device; scope: PermissionScope },
  index: PermissionIndex,
) {
  return options.map((option) => {
    const { level, allowed } = decidePermission(role, { option, device, scope }, index);
    return { id: option.id, level, allowed };
  });
}

/** Returns a role's access to the boards that the nearest record with board fields names. */
function boardsOf(role: RoomRole, scope: PermissionScope, { webBoards }: Indexes) {
  const ids = new Set(Object.values(boardsIn(scope, webBoards)).flat());
  const decided = [...ids].map((id) => [id, boardAccessIn(role, id, scope, webBoards)] as const);
  return Object.fromEntries(decided.flatMap(([id, access]) => (access ? [[id, access]] : [])));
}
