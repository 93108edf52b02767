import type { Device } from '../room-permissions/scopes.ts';
import type { Configuration, RoomFacts } from './configuration.ts';
import { type ScopeDraft, withScopeDrafts } from './drafts.ts';

/** The unsaved choices about who may enter rooms, and what people may do in them. */
export interface EntryDraft {
  rooms: readonly RoomDraft[];
  permissions: readonly (ScopeDraft & { device: Device })[];
}

/** The people that a room would let in. */
export type RoomDraft = Pick<RoomFacts, 'id' | 'permAccess' | 'teamAccess' | 'groupAccess'>;

/** The configuration as it would be with a draft. Rooms that are gone are left out. */
export function withEntryDraft(stored: Configuration, { rooms, permissions }: EntryDraft): Configuration {
  const accesses = new Map(rooms.map((room) => [room.id, room]));
  const byDevice = Map.groupBy(permissions, ({ device }) => device);
  let changed = stored.permissions;
  for (const [device, drafts] of byDevice) changed = withScopeDrafts(changed, device, drafts);
  return {
    ...stored,
    rooms: stored.rooms.map((room) => withAccess(room, accesses)),
    permissions: changed,
  };
}

function withAccess(room: RoomFacts, drafts: ReadonlyMap<string, RoomDraft>): RoomFacts {
  return { ...room, ...drafts.get(room.id) };
}
