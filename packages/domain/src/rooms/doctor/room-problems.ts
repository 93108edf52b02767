import { isSupportedLevel, type LevelFacts } from '../choices.ts';
import type { Room } from '../entries.ts';
import { copyKey } from '../instances.ts';
import { refuseZoom } from '../saved-entry.ts';
import { refuseVisibility } from '../visibility.ts';
import { type Problem, type ProblemKind, problemOf, type World } from './problems.ts';

/** What is wrong with a room as it is: its level, its Zoom meeting, or where it is visible. */
export function roomProblems(room: Room, world: World): Problem[] {
  const level = levelProblem(room.levelName, world);
  return [
    ...(level ? [problemOf(level, room, { target: room.levelName })] : []),
    ...(refuseZoom(room.zoomCredential) ? [problemOf('zoom.half', room, { remedies: ['clearZoom'] })] : []),
    ...(refuseVisibility(room) ? [problemOf('passcodes.visible', room, { remedies: ['hide'] })] : []),
  ];
}

/** The first of: the catalogue lacks the level, hides it, or the client application does not support it. */
function levelProblem(name: string, { levels, supportedLevels }: World): ProblemKind | undefined {
  const level = levels?.find((one: LevelFacts) => one.name === name);
  if (levels && !level) return 'level.missing';
  if (level?.isHidden) return 'level.hidden';
  return isSupportedLevel(name, supportedLevels) ? undefined : 'level.unsupported';
}

/** Rooms with the level and instance of a room before them in the list. */
export function instanceProblems(rooms: readonly Room[]): Problem[] {
  const first = new Map<string, Room>();
  return rooms.flatMap((room) => {
    const key = copyKey(room);
    const other = key === undefined ? undefined : first.get(key);
    if (key !== undefined && !other) first.set(key, room);
    return other
      ? [problemOf('instance.taken', room, { target: key ?? '', other, remedies: ['giveInstance'] })]
      : [];
  });
}
