import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import { refusePasscodesRead } from '@campus/domain/rooms/own-level';
import { refusePasscodes } from '@campus/domain/rooms/passcodes';
import * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { type Belonging, decrypt, encrypt } from '../../foundation/encryption.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { assertLevel } from './own-level.ts';

type Secret = Pick<PlatformConfig, 'tokenSecret'>;

const texts = z.array(z.string());

/**
 * The passcodes of a room, for a person of this level; none for a room without. The database alone cannot read them.
 * Throws for a room above the level.
 */
export async function readPasscodes(
  sql: Queryable,
  { tokenSecret }: Secret,
  roomId: string,
  level: Level,
): Promise<string[]> {
  const room = await roomTable.one(sql, ['permAccess', 'roomSecurity'], 'where "objectId" = $1', [roomId]);
  assertLevel(room && refusePasscodesRead(level, room));
  const stored = room?.roomSecurity?.passcodes;
  return stored ? texts.parse(JSON.parse(decrypt(tokenSecret, passcodesOf(roomId), stored))) : [];
}

/** Gives a room these passcodes, or, with none, takes them away; throws for passcodes that no room can have. */
export async function writePasscodes(
  sql: Queryable,
  { tokenSecret }: Secret,
  { roomId, passcodes }: { roomId: string; passcodes: readonly string[] },
): Promise<void> {
  const refusal = passcodes.length > 0 ? refusePasscodes(passcodes) : undefined;
  if (refusal) throw new AppError('invalid', refusal);
  const roomSecurity =
    passcodes.length > 0 ? { passcodes: encryptPasscodes({ tokenSecret }, roomId, passcodes) } : null;
  await roomTable.update(sql, roomId, { roomSecurity });
}

/** The passcodes of a room as the database keeps them. */
export function encryptPasscodes(
  { tokenSecret }: Secret,
  roomId: string,
  passcodes: readonly string[],
): string {
  return encrypt(tokenSecret, passcodesOf(roomId), JSON.stringify(passcodes));
}

function passcodesOf(roomId: string): Belonging {
  return { purpose: 'room passcodes', owner: roomId };
}
