/**
 * The name by which the world's servers know a room (SFSRoom): its level and which copy of it the room is. Events carry
 * it, so that they still belong to the room when its display name changes.
 */
export function sfsRoomOf({ levelName, instance }: { levelName: string; instance: number | null }): string {
  return `${levelName}_${instance ?? 0}`;
}
