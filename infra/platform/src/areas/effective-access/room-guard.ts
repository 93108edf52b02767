import { type Reason, reason } from '@campus/contracts/core/reasons';
import type { RoomFacts } from '@campus/domain/effective-access/configuration';
import { brokenPins } from '@campus/domain/effective-access/pins';
import type { Queryable } from '../../foundation/database/sql.ts';
import { brokenParams } from './pin-words.ts';
import { readConfiguration } from './read-configuration.ts';
import { lockPins, readPins } from './stored-pins.ts';

/**
 * Returns the reason why a changed room would break a pinned rule, or undefined. Later calls include the
 * changed room.
 */
export type RoomGuard = (changed: RoomFacts) => Reason | undefined;

/** Creates a guard for edits of many rooms, each of which succeeds or is refused on its own. */
export async function createRoomGuard(sql: Queryable, accountId: string): Promise<RoomGuard> {
  await lockPins(sql, accountId);
  const pins = await readPins(sql, accountId);
  if (pins.length === 0) return () => undefined;
  let configuration = await readConfiguration(sql, accountId);
  return (changed) => {
    const rooms = configuration.rooms.map((room) => (room.id === changed.id ? changed : room));
    const next = { ...configuration, rooms };
    const [broken] = brokenPins(pins, next);
    if (broken) return reason('effectiveAccess.pin.broken', brokenParams(broken, next));
    configuration = next;
    return undefined;
  };
}
