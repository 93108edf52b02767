import { AppError } from '@campus/contracts/core/app-error';
import { ofPage } from '@campus/contracts/rooms/rooms';
import { refuseAccess } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import { isRecordAbove } from '@campus/domain/room-permissions/save';
import {
  accessAbove,
  type LevelRefusal,
  type Reserved,
  reservedFrom,
  type Scene,
} from '@campus/domain/rooms/own-level';
import type { Call, UserName } from '../../call/call.ts';
import { accountAccessOf } from '../../call/identify.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { readRecords } from '../room-permissions/records.ts';

/** A scene that has room permissions of its own. */
interface StoredScene extends Scene {
  instance: number;
}

/** A change of rooms in a person's name. */
type Changing = Pick<Call, 'sql' | 'services'> & { user: UserName };

/**
 * Reads what the account reserves for levels above the person's own. Call `beginChange` first: a person who waited for
 * the lock is judged by the level that they have afterwards, and as suspended once the page is closed to them.
 */
export async function readReserved({ sql, services, user }: Changing, accountId: string): Promise<Reserved> {
  const actor = await accountAccessOf({ sql, config: services.config }, user.id, accountId);
  const isRefused = refuseAccess(ofPage, actor) !== undefined;
  const level: Level = isRefused ? 'suspended' : (actor?.accountAccess?.level ?? 'suspended');
  return reservedFrom(
    level,
    await readRoomsAbove(sql, accountId, level),
    await readScenesAbove(sql, accountId, level),
  );
}

/** The scenes of an account with room permissions that a person of this level may not remove. */
export async function readScenesAbove(
  sql: Queryable,
  accountId: string,
  level: Level,
): Promise<StoredScene[]> {
  const rows = await readRecords(sql, accountId);
  return rows.flatMap(({ level: levelName, instance, permissions: values, boards }) =>
    levelName !== null && instance !== null && isRecordAbove(level, { values, boards })
      ? [{ levelName, instance }]
      : [],
  );
}

async function readRoomsAbove(sql: Queryable, accountId: string, level: Level) {
  const above = accessAbove(level);
  if (above.length === 0) return [];
  return roomTable.query(
    sql,
    ['id', 'levelName', 'instance', 'permAccess'],
    'where account = $1 and "permAccess" = any($2)',
    [accountId, above],
  );
}

/** Throws the reason why a person's level does not allow something, if there is one. */
export function assertLevel(refusal: LevelRefusal | undefined): void {
  if (refusal) throw new AppError('forbidden', refusal);
}
