import { AppError } from '@campus/contracts/core/app-error';
import { ofPage } from '@campus/contracts/rooms/rooms';
import { type Actor, refuseAccess } from '@campus/domain/access/access';
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
import { refuseCaller } from '../../call/refuse-caller.ts';
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
 * the lock is judged by the level that they have afterwards. Throws if the page is closed to them by then.
 */
export async function readReserved(call: Changing, accountId: string): Promise<Reserved> {
  const actor = await readActor(call, accountId);
  refuseCaller(ofPage, actor);
  return reservedFor(call.sql, accountId, levelOf(actor));
}

/** Does the same for a step of a task, which refuses each row once the page is closed to its author. */
export async function readReservedInTask(step: Changing, accountId: string): Promise<Reserved> {
  const actor = await readActor(step, accountId);
  const isClosed = refuseAccess(ofPage, actor) !== undefined;
  return reservedFor(step.sql, accountId, isClosed ? 'suspended' : levelOf(actor));
}

function readActor({ sql, services, user }: Changing, accountId: string) {
  return accountAccessOf({ sql, config: services.config }, user.id, accountId);
}

function levelOf(actor: Actor | undefined): Level {
  return actor?.accountAccess?.level ?? 'suspended';
}

/** What an account reserves for levels above this one. */
export async function reservedFor(sql: Queryable, accountId: string, level: Level): Promise<Reserved> {
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
