import { getRoomMenu, getRoomPreview } from '@campus/contracts/rooms/functions';
import type { previewRooms as preview } from '@campus/contracts/rooms/preview';
import { roomRoleOf } from '@campus/domain/access/room-levels';
import { type MenuKind, type MenuViewer, menuOf } from '@campus/domain/rooms/menu';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { PreparedAnswer } from '../../call/prepared-answers.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { prepareAnswer } from './prepared-lists.ts';
import { readGroupsOf } from './read-choices.ts';

type Asking = Call<z.output<typeof getRoomMenu.input>, { level: 'member' }>;
type Previewing = Call<z.output<typeof preview.input>>;

/** The menu of the caller: what the domain's rule leaves of the account's entries. */
export async function readMenu(
  call: Pick<Asking, 'sql' | 'input' | 'actor' | 'user' | 'services'>,
): Promise<z.input<typeof getRoomMenu.output> | PreparedAnswer> {
  const { sql, actor, user } = call;
  const { accountId, menu } = call.input;
  const role = roomRoleOf(actor.accountAccess.level);
  if (!role) return { folders: [] };
  const membership = await membershipTable.one(sql, ['teamId'], 'where account = $1 and "user" = $2', [
    accountId,
    user.id,
  ]);
  const { worldBuildVersion } = await readRoomsAccount(sql, accountId);
  const groups = (await readGroupsOf(sql, { accountId, userId: user.id })).sort();
  const viewer = { role, teamId: membership?.teamId ?? '', groups, worldBuildVersion };
  return prepareMenu(call, { wire: getRoomMenu, accountId, menu, viewer });
}

/** The menu of a person of this role, in this team and group. */
export async function previewMenu(
  call: Pick<Previewing, 'sql' | 'input' | 'services'>,
): Promise<PreparedAnswer> {
  const { accountId, menu, role, teamId = '', group, ...chosen } = call.input;
  const { worldBuildVersion } = await readRoomsAccount(call.sql, accountId);
  const viewer = {
    role,
    teamId,
    groups: group === undefined ? [] : [group],
    worldBuildVersion: chosen.worldBuildVersion ?? worldBuildVersion,
  };
  return prepareMenu(call, { wire: getRoomPreview, accountId, menu, viewer });
}

interface Menu {
  wire: typeof getRoomMenu | typeof getRoomPreview;
  accountId: string;
  menu: MenuKind;
  viewer: MenuViewer;
}

/** The rule sees nothing of the viewer but these facts. */
function prepareMenu(call: Pick<Call, 'sql' | 'services'>, { wire, accountId, menu, viewer }: Menu) {
  return prepareAnswer(call, {
    wire,
    accountId,
    facts: [menu, viewer],
    answer: (entries) => ({ folders: menuOf(entries, menu, viewer) }),
  });
}
