import type { Command, Entry, Room } from '../entries.ts';
import { nextInstance } from '../instances.ts';
import { withPlace } from '../visibility.ts';
import type { Problem, RemedyKind, RoomTargets, World } from './problems.ts';

/** What a remedy changes: the entry as it is to be stored, the command that goes, or the scene whose overrides go. */
export type Cure =
  | { changed: Room }
  | { deleted: Command }
  | { withoutOverrides: RoomTargets['overrides'][number] };

/**
 * What one of a problem's remedies changes; undefined when the problem does not offer it, or its room or command is
 * gone.
 */
export function cureOf(
  world: Pick<World, 'entries' | 'overrides'>,
  problem: Problem,
  remedy: RemedyKind,
): Cure | undefined {
  if (!problem.remedies.includes(remedy)) return undefined;
  if (remedy === 'deleteOverrides') {
    const override = world.overrides.find(({ id }) => id === problem.subject.id);
    return override && { withoutOverrides: override };
  }
  const id = remedy === 'showTarget' ? problem.otherId : problem.subject.id;
  const entry = world.entries.find((other) => other.id === id);
  if (!entry) return undefined;
  if (entry.kind === 'command') return remedy === 'deleteCommand' ? { deleted: entry } : undefined;
  return { changed: { ...entry, ...changes(entry, world.entries, remedy) } };
}

function changes(room: Room, entries: readonly Entry[], remedy: RemedyKind): Partial<Room> {
  const rooms = entries.filter((entry): entry is Room => entry.kind === 'room');
  if (remedy === 'clearOverflow')
    return { hardUserLimitOptions: { ...room.hardUserLimitOptions, command: '' } };
  if (remedy === 'clearZoom') return { zoomCredential: { id: '', passcode: '' } };
  if (remedy === 'giveInstance') return { instance: nextInstance(rooms, room.levelName) };
  if (remedy === 'hide') return { visibleOn: ['hidden'], isOnWeb: false };
  return { visibleOn: withPlace(room.visibleOn, 'GOTO', true) };
}
