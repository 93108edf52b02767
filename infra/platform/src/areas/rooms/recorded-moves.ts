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

/** Changes the name of a folder in the recorded moves of an account, so that undoing one leads to the renamed folder. */
export async function followFolder(
  sql: Queryable,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const named = JSON.stringify([{ group: from }]);
  const moves = await roomMoveTable.query(
    sql,
    ['id', 'before', 'after', 'back'],
    `where account = $1 and (before @> $2::jsonb or after @> $2::jsonb or back->'move'->>'folder' = $3)`,
    [accountId, named, from],
  );
  const nameOf = (folder: string) => (folder === from ? to : folder);
  const renamed = (list: RoomMove['before']) =>
    list.map((place) => ({ ...place, group: nameOf(place.group) }));
  await sql.query(
    `update "RoomMove" m set before = n.before, after = n.after, back = n.back
     from jsonb_to_recordset($2::jsonb) n (id text, before jsonb, after jsonb, back jsonb)
     where m.account = $1 and m.id = n.id`,
    [
      accountId,
      JSON.stringify(
        moves.map(({ id, before, after, back }) => ({
          id,
          before: renamed(before),
          after: renamed(after),
          back: { ...back, move: { ...back.move, folder: nameOf(back.move.folder) } },
        })),
      ),
    ],
  );
}

/** A move of an account, or undefined. */
export function findMove(sql: Queryable, { accountId, moveId }: { accountId: string; moveId: string }) {
  return roomMoveTable.one(sql, ['before', 'after', 'back'], 'where account = $1 and id = $2', [
    accountId,
    moveId,
  ]);
}
