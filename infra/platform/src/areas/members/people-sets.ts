import { AppError } from '@campus/contracts/core/app-error';
import type { StoredOrigin } from '@campus/contracts/members/people-origins';
import type { PeopleSet } from '@campus/contracts/members/people-sets';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import {
  keptHours,
  maxPeopleSets,
  mayKeepPeople,
  mayUsePeopleSets,
  type PeopleOrigin,
  pageOfOrigin,
} from '@campus/domain/members/people-sets';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { lockUserRow } from '../../foundation/records/users.ts';

/** Identifies a list and its owner. */
export interface SetName {
  accountId: string;
  userId: string;
  setId: string;
}

/** The people found, and the figure or report that shows them. */
export interface NewSet {
  origin: StoredOrigin;
  total: number;
  users: readonly string[];
}

interface Row extends Omit<PeopleSet, 'until' | 'roomName'> {
  until: Date;
}

/** Throws unless a person may save the people of this origin as a people set. */
export function refuseKeepingPeople(origin: PeopleOrigin, visitor: PageVisitor): void {
  if (!mayKeepPeople(origin, visitor)) throw new AppError('forbidden', 'access.forbidden');
}

/** Returns the source of people for an audit entry: the page, the place, and the time. */
export function auditedOrigin(origin: StoredOrigin) {
  const { kind: _, ...asked } = origin;
  return { page: pageOfOrigin(origin), ...asked };
}

/** Saves a list of those people who are members. If the person has too many lists, deletes the oldest. */
export async function insertPeopleSet(
  sql: Queryable,
  { accountId, userId }: Omit<SetName, 'setId'>,
  { origin, total, users }: NewSet,
): Promise<PeopleSet> {
  const setId = newObjectId();
  await lockUserRow(sql, userId);
  await sql.query(
    `delete from people_set where id in (
       select id from people_set where "user" = $1 and account = $2
       order by "createdAt" desc, id offset ${maxPeopleSets - 1}
     )`,
    [userId, accountId],
  );
  await sql.query(
    `insert into people_set (id, account, "user", origin, total, kept, until)
     values ($1, $2, $3, $4, $5, 0, now() + interval '${keptHours} hours')`,
    [setId, accountId, userId, JSON.stringify(origin), total],
  );
  await sql.query(
    `with kept as (
       insert into people_set_person (set, "user")
       select $1, m."user" from unnest($3::text[]) listed ("user")
       join "Membership" m on m.account = $2 and m."user" = listed."user"
       on conflict do nothing returning 1
     )
     update people_set set kept = (select count(*) from kept) where id = $1`,
    [setId, accountId, users],
  );
  return readPeopleSet(sql, { accountId, userId, setId });
}

/** An SQL condition: the person ($3) has saved the list ($1) in the account ($2), and it has not expired. */
const keptByPerson = `id = $1 and account = $2 and "user" = $3 and until > now()`;

/**
 * Returns a list that the person has saved. Lists of other people or accounts, and expired ones, are not
 * found.
 */
export async function readPeopleSet(
  sql: Queryable,
  { accountId, userId, setId }: SetName,
): Promise<PeopleSet> {
  const row = await sql.one<Row>(
    `select id, origin, total, kept, until, (
       select count(*)::int from people_set_person p
       join "Membership" m on m."user" = p."user" and m.account = s.account where p.set = s.id
     ) as present
     from people_set s where ${keptByPerson}`,
    [setId, accountId, userId],
  );
  if (!row) throw notKept();
  const roomName = await roomNameOf(sql, accountId, row.origin);
  return { ...row, roomName, until: row.until.toISOString() };
}

const notKept = () => new AppError('notFound', 'members.people.notFound');

/** Returns the source of a list that the person has saved. Throws if it is not found. */
async function readOrigin(sql: Queryable, { accountId, userId, setId }: SetName): Promise<StoredOrigin> {
  const row = await sql.one<{ origin: StoredOrigin }>(`select origin from people_set where ${keptByPerson}`, [
    setId,
    accountId,
    userId,
  ]);
  if (!row) throw notKept();
  return row.origin;
}

/** Throws unless the person has saved the list, and still has access to its source and to the members. */
export async function checkSet(sql: Queryable, name: SetName, visitor: PageVisitor): Promise<StoredOrigin> {
  if (!mayUsePeopleSets(visitor)) throw new AppError('forbidden', 'access.forbidden');
  const origin = await readOrigin(sql, name);
  refuseKeepingPeople(origin, visitor);
  return origin;
}

/** Throws if a filter names a list that the person has not saved. */
export async function refuseUnknownSet(
  sql: Queryable,
  { accountId, people }: { accountId: string; people?: Pick<SetName, 'userId' | 'setId'> | undefined },
): Promise<void> {
  if (people) await readOrigin(sql, { accountId, ...people });
}

interface RoomRow {
  name: string;
  levelName: string;
  instance: number | null;
}

/**
 * Returns the account's name for the room whose people are listed. Empty for private volumes and unknown
 * rooms.
 */
async function roomNameOf(sql: Queryable, accountId: string, origin: StoredOrigin): Promise<string> {
  const { sfsRoom } = origin;
  if (sfsRoom === '' || ('page' in origin && origin.page === 'privateVolumeAttendance')) return '';
  const rooms = await sql.query<RoomRow>(
    `select coalesce(name, '') as name, "levelName", instance from "Room"
     where account = $1 and starts_with($2, "levelName") order by lower(name), "objectId"`,
    [accountId, sfsRoom],
  );
  return rooms.find((room) => sfsRoomOf(room) === sfsRoom)?.name ?? '';
}
