import type { getRoomMenu } from '@campus/contracts/rooms/functions';
import type { previewRooms as preview } from '@campus/contracts/rooms/preview';
import { roomRoleOf } from '@campus/domain/access/room-levels';
import { menuOf } from '@campus/domain/rooms/menu';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { readGroupsOf } from './read-choices.ts';
import { readEntries } from './read-entries.ts';

type Asking = Call<z.output<typeof getRoomMenu.input>, { level: 'member' }>;

/** The menu of the caller: what the domain's rule leaves of the account's entries. */
export async function readMenu({
  sql,
  input: { accountId, menu },
  actor,
  user,
}: Pick<Asking, 'sql' | 'input' | 'actor' | 'user'>): Promise<z.input<typeof getRoomMenu.output>> {
  const role = roomRoleOf(actor.accountAccess.level);
  if (!role) return { folders: [] };
  const membership = await membershipTable.one(sql, ['teamId'], 'where account = $1 and "user" = $2', [
    accountId,
    user.id,
  ]);
  const { worldBuildVersion } = await readRoomsAccount(sql, accountId);
  const groups = await readGroupsOf(sql, { accountId, userId: user.id });
  const viewer = { role, teamId: membership?.teamId ?? '', groups, worldBuildVersion };
  return { folders: menuOf(await readEntries(sql, accountId), menu, viewer) };
}

/** The menu of a person of this role, in this team and group. */
export async function previewMenu(
  sql: Queryable,
  { accountId, menu, role, teamId = '', group, ...chosen }: z.output<typeof preview.input>,
): Promise<z.input<typeof preview.output>> {
  const { worldBuildVersion } = await readRoomsAccount(sql, accountId);
  const viewer = {
    role,
    teamId,
    groups: group === undefined ? [] : [group],
    worldBuildVersion: chosen.worldBuildVersion ?? worldBuildVersion,
  };
  return { folders: menuOf(await readEntries(sql, accountId), menu, viewer) };
}
