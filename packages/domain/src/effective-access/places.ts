import { type PermissionIndex, recordOf } from '../room-permissions/records.ts';
import { type Device, type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import { type RoomFacts, scopeOfRoom } from './configuration.ts';

/** Rooms in which every permission resolves alike, because the same records are considered. */
export interface Place {
  scope: PermissionScope;
  /** The rooms; null for the world itself, in which new rooms begin. */
  roomIds: (string | null)[];
}

/**
 * The nearest scope of a room that has a record: a scene without one resolves as its room type does, and a room type
 * without one as the world does.
 */
export function recordedScopeOf(room: RoomFacts, device: Device, index: PermissionIndex): PermissionScope {
  const scope = scopeOfRoom(room);
  if (recordOf(index, device, scope)) return scope;
  const roomType: PermissionScope = { kind: 'roomType', level: room.levelName };
  return recordOf(index, device, roomType) ? roomType : worldScope;
}

/** The places of a device, the world first. */
export function placesOf(rooms: readonly RoomFacts[], device: Device, index: PermissionIndex): Place[] {
  const places = new Map<string, Place>([[scopeKey(worldScope), { scope: worldScope, roomIds: [null] }]]);
  for (const room of rooms) {
    const scope = recordedScopeOf(room, device, index);
    const key = scopeKey(scope);
    const place = places.get(key) ?? { scope, roomIds: [] };
    places.set(key, place);
    place.roomIds.push(room.id);
  }
  return [...places.values()];
}
