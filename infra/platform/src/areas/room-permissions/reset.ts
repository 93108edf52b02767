import { AppError } from '@campus/contracts/core/app-error';
import { ofPage } from '@campus/contracts/room-permissions/room-permissions';
import type { SaveGuard } from '../../call/save-guard.ts';
import type { PermissionKind } from '../../foundation/schema/tables/room-permission.ts';
import { recordChanges } from './changes.ts';
import { type RecordRow, readRecords, scopeOf } from './records.ts';
import { beginChange } from './version.ts';
import { auditTarget, type Changing, removalOf } from './write-record.ts';

interface Reset {
  accountId: string;
  kinds: readonly PermissionKind[];
  level?: string | undefined;
  /**
   * The instance of a scene. Null selects only the room type or the world; undefined selects a room type with
   * its scenes.
   */
  instance: number | null | undefined;
  /** The version at which the person confirmed the deletion. */
  version?: number | undefined;
}

/** Deletes the values set in the selected scopes. Returns their number. */
export async function resetPermissions(
  call: Changing,
  reset: Reset,
  guard: SaveGuard,
): Promise<{ deleted: number; version: number }> {
  const { sql, audit, user } = call;
  const { accountId } = reset;
  const { version, level } = await beginChange(call, accountId, ofPage);
  if (reset.version !== undefined && reset.version !== version - 1)
    throw new AppError('conflict', 'roomPermissions.changedMeanwhile');
  const rows = (await readRecords(sql, accountId)).filter((row) => isMeant(row, reset));
  audit.note({
    target: auditTarget({ accountId, kind: reset.kinds[0] ?? 'desktop', scope: scopeOf(reset) }),
  });
  const changes = rows.flatMap((row) => {
    const { kind, level: type, instance } = row;
    return removalOf(level, row).map((change) => ({ ...change, kind, level: type, instance }));
  });
  await recordChanges(sql, { accountId, by: user.email }, changes);
  await sql.query('delete from "RoomPermission" where account = $1 and id = any($2)', [
    accountId,
    rows.map(({ id }) => id),
  ]);
  const deleted = rows.map(valuesOf).reduce((sum, values) => sum + values.length, 0);
  audit.note({
    before: Object.fromEntries(rows.map((row) => [nameOf(row), valuesOf(row).join(', ')])),
    after: { deleted },
  });
  await guard(call, accountId);
  return { deleted, version };
}

function isMeant(row: RecordRow, { kinds, level, instance }: Reset): boolean {
  const isInLevel = (row.level ?? '') === (level ?? '');
  return kinds.includes(row.kind) && isInLevel && (instance === undefined || row.instance === instance);
}

function valuesOf({ permissions, boards }: RecordRow): string[] {
  return [...Object.keys(permissions), ...Object.keys(boards)];
}

function nameOf({ kind, level, instance }: RecordRow): string {
  return [kind, level ?? 'world', instance].filter((part) => part !== null).join(' ');
}
