import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { roomMoveTable } from '../../foundation/schema/tables/room-move.ts';

/** How many moves of an account can be undone. Each holds the places of all moved entries. */
const undoableMoves = 100;

type RoomMove = RowOf<typeof roomMoveTable>;

/** Records a move, so that it can be undone; returns its id. */
export async function recordMove(
  sql: Queryable,
  { accountId, before, after, back }: Omit<RoomMove, 'id' | 'at'>,
): Promise<string> {
  const id = newObjectId();
  const places = (list: RoomMove['before']) =>
    JSON.stringify(list.map(({ id, order, group }) => ({ id, order, group })));
  await sql.query('insert into "RoomMove" (id, account, before, after, back) values ($1, $2, $3, $4, $5)', [
    id,
    accountId,
    places(before),
    places(after),
    JSON.stringify(back),
  ]);
  await sql.query(
    `delete from "RoomMove" where account = $1 and at < (
       select at from "RoomMove" where account = $1 order by at desc offset ${undoableMoves - 1} limit 1
     )`,
    [accountId],
  );
  return id;
}

/** A move of an account, or undefined. */
export function findMove(sql: Queryable, { accountId, moveId }: { accountId: string; moveId: string }) {
  return roomMoveTable.one(sql, ['before', 'after', 'back'], 'where account = $1 and id = $2', [
    accountId,
    moveId,
  ]);
}
