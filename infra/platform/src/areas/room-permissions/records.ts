import type { WirePermissionRecord, WireWebBoardRecord } from '@campus/contracts/room-permissions/fields';
import type { BoardIds } from '@campus/domain/room-permissions/boards';
import { indexPermissions, type PermissionRecord } from '@campus/domain/room-permissions/records';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { indexWebBoards, type WebBoardRecord } from '@campus/domain/room-permissions/web-boards';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { type PermissionKind, roomPermissionTable } from '../../foundation/schema/tables/room-permission.ts';

const columns = roomPermissionTable.select([
  'id',
  'kind',
  'level',
  'instance',
  'permissions',
  'boards',
  'written',
]);
export type RecordRow = SelectedRow<typeof columns>;

/** The key of a record: its kind and scope in an account. */
export interface RecordPlace {
  accountId: string;
  kind: PermissionKind;
  scope: PermissionScope;
}

/** A scope in the format of calls. */
interface NamedScope {
  level?: string | undefined;
  instance?: number | null | undefined;
}

/** Parses the scope of a call: without a level, the world; without an instance, all scenes. */
export function scopeOf({ level = '', instance }: NamedScope): PermissionScope {
  if (level === '') return { kind: 'world' };
  return instance === null || instance === undefined
    ? { kind: 'roomType', level }
    : { kind: 'scene', level, instance };
}

/** Returns a scope's level and instance in their stored format. */
export function storedScope(scope: PermissionScope): { level: string | null; instance: number | null } {
  return {
    level: scope.kind === 'world' ? null : scope.level,
    instance: scope.kind === 'scene' ? scope.instance : null,
  };
}

/** Returns the records of an account: the world first, then room types and scenes by name. */
export function readRecords(sql: Queryable, accountId: string): Promise<RecordRow[]> {
  return sql.query(
    `select ${columns} from "RoomPermission" where account = $1
     order by kind, level nulls first, instance nulls first`,
    [accountId],
  );
}

/** Returns the record with this key; undefined if nothing is set. */
export function readRecord(
  sql: Queryable,
  { accountId, kind, scope }: RecordPlace,
): Promise<RecordRow | undefined> {
  const { level, instance } = storedScope(scope);
  return sql.one(
    `select ${columns} from "RoomPermission"
     where account = $1 and kind = $2 and coalesce(level, '') = coalesce($3, '')
       and coalesce(instance, -1) = coalesce($4::integer, -1)`,
    [accountId, kind, level, instance],
  );
}

/** Returns the records of the enclosing scopes: the world's first, then, for a scene, its room type's. */
export async function readRecordsAround(
  sql: Queryable,
  { accountId, kind, scope }: RecordPlace,
): Promise<RecordRow[]> {
  if (scope.kind === 'world') return [];
  return sql.query(
    `select ${columns} from "RoomPermission"
     where account = $1 and kind = $2 and instance is null and (level is null or (level = $3 and $4))
     order by level nulls first`,
    [accountId, kind, scope.level, scope.kind === 'scene'],
  );
}

/** Stores records of an account, including new ones. */
export async function storeRecords(
  sql: Queryable,
  accountId: string,
  rows: readonly RecordRow[],
): Promise<void> {
  await sql.query(
    `insert into "RoomPermission" (id, account, kind, level, instance, permissions, boards, written)
     select stored->>'id', $1, stored->>'kind', stored->>'level', (stored->>'instance')::integer,
       stored->'permissions', stored->'boards', stored->'written'
     from jsonb_array_elements($2::jsonb) stored
     on conflict (id) do update
     set permissions = excluded.permissions, boards = excluded.boards, written = excluded.written`,
    [accountId, JSON.stringify(rows)],
  );
}

/** Converts a room record to the domain's format. */
export function permissionRecordOf({ id, kind, permissions, written, ...row }: RecordRow): PermissionRecord {
  const device = kind === 'web' ? 'web' : 'desktop';
  return { id, device, scope: scopeFrom(row), values: permissions, written };
}

/** Converts a web board record to the domain's format. */
export function webBoardRecordOf({ id, permissions, boards, written, ...row }: RecordRow): WebBoardRecord {
  return { id, scope: scopeFrom(row), values: permissions, written, boards };
}

function scopeFrom({ level, instance }: Pick<RecordRow, 'level' | 'instance'>): PermissionScope {
  return scopeOf({ level: level ?? '', instance });
}

/** Returns an account's room and web board records for `resolvePermission`. */
export async function readIndexes(sql: Queryable, accountId: string) {
  const rows = await readRecords(sql, accountId);
  return {
    rooms: indexPermissions(rows.filter((row) => !isOfWebBoards(row)).map(permissionRecordOf)),
    webBoards: indexWebBoards(rows.filter(isOfWebBoards).map(webBoardRecordOf)),
  };
}

/** Whether a record is about web boards. All others are about rooms. */
export function isOfWebBoards({ kind }: Pick<RecordRow, 'kind'>): boolean {
  return kind === 'webBoard';
}

/** Returns a room record in the format for callers. */
export function wireRecord({ kind, boards: _, ...row }: RecordRow): WirePermissionRecord {
  return { ...row, permissions: { ...row.permissions }, written: { ...row.written }, isWeb: kind === 'web' };
}

/** Returns a web board record in the format for callers. */
export function wireWebBoard({ kind: _, boards, ...row }: RecordRow): WireWebBoardRecord {
  return {
    ...row,
    permissions: { ...row.permissions },
    written: { ...row.written },
    boards: wireBoards(boards),
  };
}

/** Returns board fields in the format for callers. */
export function wireBoards(boards: BoardIds): WireWebBoardRecord['boards'] {
  return Object.fromEntries(Object.entries(boards).map(([field, ids]) => [field, [...ids]]));
}
