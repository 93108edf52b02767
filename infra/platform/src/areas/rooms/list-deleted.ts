import { reason, reasonFields } from '@campus/contracts/core/reasons';
import { type DeletedRoom, listedDeletedRooms, restoreDays } from '@campus/contracts/rooms/restore';
import type { Level } from '@campus/domain/access/levels';
import type { Entry } from '@campus/domain/rooms/entries';
import { isAbove } from '@campus/domain/rooms/own-level';
import type { Queryable } from '../../foundation/database/sql.ts';

interface Row {
  id: string;
  kind: Entry['kind'];
  name: string;
  group: string;
  permAccess: Entry['permAccess'];
  at: Date;
  by: string | null;
}

/** The deleted rooms and commands of an account that can be restored, newest first. */
export async function listDeleted(sql: Queryable, accountId: string, level: Level): Promise<DeletedRoom[]> {
  const rows = await sql.query<Row>(
    `select d.id, d.kind, d.row->>'name' as name, coalesce(d.row->>'group', '') as "group",
       (d.row->>'permAccess')::float8 as "permAccess", d.at,
       (select c.by from "RoomChange" c where c.account = d.account and c.entry = d.id and c.field = 'deleted'
        order by c.at desc limit 1) as by
     from "DeletedEntry" d
     where d.account = $1 and d.at > now() - make_interval(days => ${restoreDays})
     order by d.at desc, d.id limit ${listedDeletedRooms}`,
    [accountId],
  );
  return rows.map(({ at, by, permAccess, ...row }) => ({
    ...row,
    deletedAt: at.toISOString(),
    deletedBy: by,
    ...reasonFields(isAbove(level, { permAccess }) ? [reason('rooms.aboveOwn.access')] : []),
  }));
}
