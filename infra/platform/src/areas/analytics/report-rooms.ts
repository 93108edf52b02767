import type { getReportRooms } from '@campus/contracts/analytics/functions';
import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';

interface Row {
  objectId: string;
  name: string;
  levelName: string;
  instance: number | null;
}

/** Returns the rooms of an account, sorted by name. */
export async function readReportRooms(
  sql: Queryable,
  accountId: string,
): Promise<z.input<typeof getReportRooms.output>> {
  const rooms = await sql.query<Row>(
    `select "objectId", coalesce(name, '') as name, coalesce("levelName", '') as "levelName", instance
     from "Room" where account = $1 order by lower(name), "objectId" limit 5000`,
    [accountId],
  );
  return {
    results: rooms.map(({ objectId, name, ...room }) => ({ objectId, name, SFSRoom: sfsRoomOf(room) })),
  };
}
