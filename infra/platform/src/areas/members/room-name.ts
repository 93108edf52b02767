import type { KeptOrigin } from '@campus/contracts/members/people-origins';
import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import type { Queryable } from '../../ground/database/sql.ts';

interface Row {
  name: string;
  levelName: string;
  instance: number | null;
}

/** The account's name for the room whose people are listed; empty for private volumes and unknown rooms. */
export async function roomNameOf(sql: Queryable, accountId: string, origin: KeptOrigin): Promise<string> {
  const { sfsRoom } = origin;
  if (sfsRoom === '' || ('page' in origin && origin.page === 'privateVolumeAttendance')) return '';
  const rooms = await sql.query<Row>(
    `select coalesce(name, '') as name, "levelName", instance from "Room"
     where account = $1 and starts_with($2, "levelName") order by lower(name), "objectId"`,
    [accountId, sfsRoom],
  );
  return rooms.find((room) => sfsRoomOf(room) === sfsRoom)?.name ?? '';
}
