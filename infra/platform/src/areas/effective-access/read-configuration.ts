import { superadminRole } from '@campus/domain/access/role-names';
import type { Configuration, RoomFacts } from '@campus/domain/effective-access/configuration';
import type { PeopleKind } from '@campus/domain/effective-access/people';
import { indexPermissions, type PermissionRecord } from '@campus/domain/room-permissions/records';
import { devicesOf } from '@campus/domain/room-permissions/room-types';
import { indexWebBoards, type WebBoardRecord } from '@campus/domain/room-permissions/web-boards';
import { type AccountFacts, accountFacts } from '../../call/account-facts.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { lastChanges } from '../roles/permission-changes.ts';
import { readOptionIndex, readPermissionsAccount, webBoardOptions } from '../room-permissions/catalog.ts';
import {
  isOfWebBoards,
  permissionRecordOf,
  readRecords,
  webBoardRecordOf,
} from '../room-permissions/records.ts';

/** The access configuration of an account, with its room permission records. */
export interface StoredConfiguration extends Configuration {
  records: readonly PermissionRecord[];
  boardRecords: readonly WebBoardRecord[];
}

/** Reads everything that currently decides about access in an account. */
export async function readConfiguration(sql: Queryable, accountId: string): Promise<StoredConfiguration> {
  const facts = await readFacts(sql, accountId);
  const account = await readPermissionsAccount(sql, accountId);
  const rows = await readRecords(sql, accountId);
  const boardRecords = rows.filter(isOfWebBoards).map(webBoardRecordOf);
  const records = rows.filter((row) => !isOfWebBoards(row)).map(permissionRecordOf);
  return {
    worldBuildVersion: facts.worldBuildVersion,
    verificationRequired: facts.verificationRequired,
    pageAccess: facts.pageAccess,
    rooms: await readRoomFacts(sql, accountId),
    options: await readOptionIndex(sql, accountId, account),
    permissions: indexPermissions(records),
    boardOptions: webBoardOptions(account),
    webBoards: indexWebBoards(boardRecords),
    devices: devicesOf(account),
    records,
    boardRecords,
  };
}

const isHidden = (places: readonly string[]) => !places.includes('GOTO') && !places.includes('mobile');

function reachedBy(hidden: boolean, hasPasscodes: boolean): RoomFacts['reached'] {
  if (hasPasscodes) return hidden ? 'passcode' : 'passcodeInMenu';
  return hidden ? 'noMenu' : undefined;
}

/** Other programs may have stored teams as numbers. */
async function readRoomFacts(sql: Queryable, accountId: string): Promise<RoomFacts[]> {
  const rooms = await roomTable.query(
    sql,
    [
      'id',
      'name',
      'levelName',
      'instance',
      'permAccess',
      'teamAccess',
      'groupAccess',
      'visibleOn',
      'roomSecurity',
    ],
    'where account = $1 order by "order", "objectId"',
    [accountId],
  );
  return rooms.map(({ visibleOn, roomSecurity, ...room }) => ({
    ...room,
    reached: reachedBy(isHidden(visibleOn), roomSecurity !== null),
    teamAccess: room.teamAccess.map(String),
    groupAccess: room.groupAccess.map(String),
  }));
}

async function readFacts(sql: Queryable, accountId: string): Promise<AccountFacts> {
  const row = await sql.one<{ facts: AccountFacts }>(
    `select ${accountFacts} as facts from "Account" where "objectId" = $1 and $2 = $1`,
    [accountId, accountId],
  );
  if (!row) throw new Error(`There is no account ${accountId}.`);
  return row.facts;
}

/** Reads everything that decides about access in an account, with the people who configured the pages. */
export async function readWrittenConfiguration(
  sql: Queryable,
  accountId: string,
): Promise<StoredConfiguration> {
  const configuration = await readConfiguration(sql, accountId);
  const changes = await lastChanges(sql, accountId);
  const pageAccess = Object.fromEntries(
    Object.entries(configuration.pageAccess).map(([page, access]) => {
      const { by, at } = changes.get(`pageAccess.${page}`) ?? {};
      return [page, access.configured ? { ...access, by, at } : access];
    }),
  );
  return { ...configuration, pageAccess };
}

/** Counts the members of an account by role, team, and whether their email is verified. */
export function readPeopleKinds(sql: Queryable, accountId: string): Promise<PeopleKind[]> {
  return sql.query<PeopleKind>(
    `select level, "teamId", "emailVerified", count(*)::int as people
     from (select ${kindColumns} from ${members} where m.account = $1) kinds group by 1, 2, 3`,
    [accountId, superadminRole],
  );
}

/** Members `m` joined with their users `u`. */
export const members = '"Membership" m join "_User" u on u."objectId" = m."user"';

/** The member data that decides about access. $2 is the superadmin role. */
export const kindColumns = `case when exists (
    select from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
    where held."relatedId" = m."user" and r.name = $2
  ) then 'superadmin' else m.permission end as level,
  coalesce(m."teamId", '') as "teamId", coalesce(u.email_verified, false) as "emailVerified"`;
