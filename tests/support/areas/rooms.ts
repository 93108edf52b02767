import { deleteRoom, getRoomList, restoreRoom } from '@campus/contracts/rooms/functions';
import { customMenuItemTable } from '@campus/platform/foundation/schema/tables/custom-menu-item';
import { roomTable } from '@campus/platform/foundation/schema/tables/room';
import { callPlatform } from '../calls/platform.ts';
import { makeAccount, type Person, sql } from '../world/world.ts';

type NewRoom = Partial<Parameters<typeof roomTable.insert>[1][number]>;
type NewCommand = Partial<Parameters<typeof customMenuItemTable.insert>[1][number]>;

/** Stores a room of a level and returns its id. */
export async function makeRoom(accountId: string, room: NewRoom = {}): Promise<string> {
  const [id = ''] = await roomTable.insert(sql, [{ name: 'Lobby', levelName: 'lobby', ...room, accountId }]);
  return id;
}

/** Stores a command and returns its id. */
export async function makeCommand(accountId: string, command: NewCommand = {}): Promise<string> {
  const [id = ''] = await customMenuItemTable.insert(sql, [
    { name: 'To the lobby', commandType: 'load', targetLevel: 'lobby', ...command, accountId },
  ]);
  return id;
}

/** An account with entries named by letters, in this order. `folder/A` is in a folder; `B!` is a command. */
export async function makeRoomsAccount(names: readonly string[] = [], overrides = {}) {
  const account = await makeAccount(overrides);
  const ids: Record<string, string> = {};
  for (const [index, written] of names.entries()) {
    const [name = '', group = ''] = written.replace('!', '').split('/').reverse();
    const place = { name, group, order: (index + 1) * 10 };
    ids[name] = written.endsWith('!')
      ? await makeCommand(account.accountId, place)
      : await makeRoom(account.accountId, { ...place, instance: index });
  }
  const { accountId, people } = account;
  const list = (by: Person = people.admin) => callPlatform(getRoomList, { accountId }, by.sessionToken);
  /** The names in order; those in folders as `folder/name`. */
  const order = async () =>
    (await list()).entries.map(({ name, group }) => (group ? `${group}/${name}` : name));
  return { ...account, ids, list, order };
}

/** Deletes an entry as an owner, and restores it as another person; the owner restores it if that was refused. */
export async function restoreDeleted(
  { accountId, owner, token }: { accountId: string; owner: string; token: string },
  entryId: string,
): Promise<unknown> {
  await callPlatform(deleteRoom, { accountId, entryId }, owner);
  const restored = callPlatform(restoreRoom, { accountId, entryId }, token);
  return restored.finally(() => callPlatform(restoreRoom, { accountId, entryId }, owner));
}
