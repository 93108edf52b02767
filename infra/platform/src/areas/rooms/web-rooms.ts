import { AppError } from '@campus/contracts/core/app-error';
import type { updateWebRoom } from '@campus/contracts/web-rooms/functions';
import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import type { Actor } from '@campus/domain/access/access';
import { refuseWebRoomOrder } from '@campus/domain/rooms/web-rooms';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { onWeb } from '../../foundation/schema/tables/room.ts';
import { auditTarget } from './audit-facts.ts';
import { beginChange } from './list-version.ts';
import { planEntry, type Saving, storeEntry } from './save-entries.ts';

const columns = `"objectId" as id, coalesce(name, '') as name, coalesce("levelName", '') as "levelName", "order"`;
const ofAccount = `from "Room" where account = $1 and "visibleOn" ? '${onWeb}' and "roomSecurity" is null`;

/** The rooms of an account that can be opened in a browser, by name. */
export function readWebRooms(sql: Queryable, accountId: string): Promise<WebRoom[]> {
  return sql.query<WebRoom>(`select ${columns} ${ofAccount} order by name, "objectId"`, [accountId]);
}

/** Changes the name of a web room and, for a superadmin, its place; a removed one is stored as none. */
export async function saveWebRoom(
  call: Saving & { actor: Actor },
  { accountId, roomId, dataToSave, dataToRemove, base }: z.output<typeof updateWebRoom.input>,
): Promise<z.input<typeof updateWebRoom.output>> {
  const { sql, audit, actor } = call;
  const order = dataToRemove.includes('order') ? null : dataToSave.order;
  const refusal = order === undefined ? undefined : refuseWebRoomOrder(actor);
  if (refusal) throw new AppError('forbidden', refusal);
  const version = await beginChange(sql, accountId);
  const before = await findWebRoom(sql, accountId, roomId);
  const { name = before.name } = dataToSave;
  const change = {
    kind: 'room' as const,
    fields: { name },
    ...(base !== undefined && { base: { name: base } }),
  };
  const planned = await planEntry(call, accountId, { entryId: roomId, change });
  if (planned.conflicts.length > 0)
    throw new AppError('conflict', 'webRooms.changedMeanwhile', { name: before.name });
  if (planned.refusal) throw new AppError('invalid', planned.refusal);
  await storeEntry(call, accountId, planned, change);
  if (order !== undefined)
    await sql.query('update "Room" set "order" = $2, "updatedAt" = now() where "objectId" = $1', [
      roomId,
      order,
    ]);
  const room = await findWebRoom(sql, accountId, roomId);
  audit.note({
    target: auditTarget(planned.entry),
    before: { name: before.name, order: before.order },
    after: { name: room.name, order: room.order },
  });
  return { room, version };
}

async function findWebRoom(sql: Queryable, accountId: string, roomId: string): Promise<WebRoom> {
  const room = await sql.one<WebRoom>(`select ${columns} ${ofAccount} and "objectId" = $2`, [
    accountId,
    roomId,
  ]);
  if (!room) throw new AppError('notFound', 'rooms.notFound');
  return room;
}
