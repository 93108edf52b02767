import { AppError } from '@campus/contracts/core/app-error';
import { brokenPins } from '@campus/domain/effective-access/pins';
import type { Queryable } from '../../ground/database/sql.ts';
import { brokenParams } from './pin-words.ts';
import { readConfiguration } from './read-configuration.ts';
import { lockPins, readPins } from './stored-pins.ts';

/**
 * Throws the first pinned rule that what is stored now breaks, with what breaks it. Every save of page access, room
 * permissions, and rooms calls it last in its transaction, after all other locks.
 */
export async function refuseBrokenPins({ sql }: { sql: Queryable }, accountId: string): Promise<void> {
  await lockPins(sql, accountId);
  const pins = await readPins(sql, accountId);
  if (pins.length === 0) return;
  const configuration = await readConfiguration(sql, accountId);
  const [broken] = brokenPins(pins, configuration);
  if (broken)
    throw new AppError('conflict', 'effectiveAccess.pin.broken', brokenParams(broken, configuration));
}
