import type { Offered } from '../room-permissions/option-index.ts';
import { type PermissionIndex, recordOf } from '../room-permissions/records.ts';
import { type Device, type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import { type Configuration, type RoomFacts, scopeOfRoom } from './configuration.ts';

/** The permissions in the rooms of a configuration, or on their web boards. */
export interface PermissionFacts extends Pick<Configuration, 'rooms' | 'permissions'> {
  /** What can be permitted in a scope. */
  offeredAt: (scope: PermissionScope) => Offered;
}

/** The scope in which a room resolves, and the actions that it offers. */
export interface Side {
  scope: PermissionScope;
  offered: Offered;
}

/** Rooms in which every permission resolves alike: they consider the same records and offer the same actions. */
export interface Place extends Side {
  /** The rooms; null for the world itself, in which new rooms begin. */
  roomIds: (string | null)[];
}

/**
 * The nearest scope of a room that has a record. A scene without one resolves like its room type, and a room type
 * without one like the world. The room still offers the actions of its own type.
 */
function recordedScopeOf(room: RoomFacts, device: Device, index: PermissionIndex): PermissionScope {
  const scope = scopeOfRoom(room);
  if (recordOf(index, device, scope)) return scope;
  const roomType: PermissionScope = { kind: 'roomType', level: room.levelName };
  return recordOf(index, device, roomType) ? roomType : worldScope;
}

/** The scope in which each room resolves. The key null is the world, which comes first. */
export function sidesOf(
  { rooms, permissions, offeredAt }: PermissionFacts,
  device: Device,
): ReadonlyMap<string | null, Side> {
  const world = { scope: worldScope, offered: offeredAt(worldScope) };
  const sides = new Map<string | null, Side>([[null, world]]);
  for (const room of rooms) {
    const scope = recordedScopeOf(room, device, permissions);
    sides.set(room.id, { scope, offered: offeredAt(scopeOfRoom(room)) });
  }
  return sides;
}

/** The places of a device, the world first. */
export function placesOf(facts: PermissionFacts, device: Device): Place[] {
  const byScope = new Map<string, Place[]>();
  for (const [roomId, side] of sidesOf(facts, device)) {
    const key = scopeKey(side.scope);
    const inScope = byScope.get(key) ?? [];
    byScope.set(key, inScope);
    const place = inScope.find(({ offered }) => offered === side.offered);
    if (place) place.roomIds.push(roomId);
    else inScope.push({ ...side, roomIds: [roomId] });
  }
  return [...byScope.values()].flat();
}
