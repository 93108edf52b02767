import { AppError } from '@campus/contracts/core/app-error';
import { type Level, ladder } from '@campus/domain/access/levels';
import {
  levelRange,
  type PermissionPlace,
  type PermissionType,
  type RoleTable,
} from '@campus/domain/roles/permissions';
import { roomControls } from '@campus/domain/roles/room-controls';
import type { Queryable } from '../../foundation/database/sql.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';

/** The level of an option, a control, or a page: the default, and the account's configuration. */
export interface StoredPermission {
  /** The id of the permission; empty for a control. */
  id: string;
  /** The id of the account's configuration; null if there is none. */
  configuredId: string | null;
  table: RoleTable;
  action: string;
  default: Level;
  configured: Level | null;
  minBuildVersion: string | null;
  params: PermissionPlace;
}

/** Returns the key of a permission, unique in its account. */
export const keyOf = ({ table, action }: Pick<StoredPermission, 'table' | 'action'>) => `${table}.${action}`;

/** Returns the lowest level that has a permission. A stored level below the allowed minimum is raised. */
export function levelOf(
  permission: Pick<StoredPermission, 'table' | 'action' | 'default' | 'configured'>,
): Level {
  const level = permission.configured ?? permission.default;
  const { lowest } = levelRange(permission);
  return ladder[lowest] > ladder[level] ? lowest : level;
}

/** The role settings of a world. */
interface RolesWorld {
  configId: string;
  chatBarMinPermissions: number | null;
  worldBuildVersion: string;
}

/**
 * Reads the world of an account. With `lock`, nobody else can change its permissions before the transaction
 * ends.
 */
export async function readRolesWorld(
  sql: Queryable,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<RolesWorld> {
  const world = await serverConfigTable.one(
    sql,
    ['id', 'chatBarMinPermissions', 'worldBuildVersion'],
    `where account = $1${lock ? ' for update' : ''}`,
    [accountId],
  );
  if (!world) throw new AppError('notFound', 'settings.noWorld');
  const { id: configId, ...rest } = world;
  return { configId, ...rest };
}

type Row = Omit<StoredPermission, 'table'> & { type: PermissionType };

/** Returns every permission of an account, and its room controls. */
export async function readPermissions(
  sql: Queryable,
  accountId: string,
  world: RolesWorld,
): Promise<StoredPermission[]> {
  const rows = await sql.query<Row>(
    `select p."objectId" as id, w."objectId" as "configuredId", p.type, p.action, p."defaultPermission" as default,
       w.level as configured, p."minBuildVersion",
       coalesce(p.params, json_build_object('page', p.action, 'tab', '', 'order', 0)::jsonb) as params
     from "Permission" p
     left join "WorldPermission" w on w.permission = p."objectId" and w.account = $1`,
    [accountId],
  );
  return [
    ...rows.map(({ type, ...row }) => ({ ...row, table: type })),
    ...roomControls(world).map((control) => ({ id: '', configuredId: world.configId, ...control })),
  ];
}
