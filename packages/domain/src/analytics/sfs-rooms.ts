/**
 * The name of a room on the world's servers (SFSRoom): its level and instance. Events carry it, so they still belong to
 * the room after it is renamed.
 */
export function sfsRoomOf({ levelName, instance }: { levelName: string; instance: number | null }): string {
  return `${levelName}_${instance ?? 0}`;
}
