import type { Command, Entry, Room } from '../entries.ts';
import { copyKey, nextInstance } from '../instances.ts';
import { type Reserved, refuseChange, refuseDeletion } from '../own-level.ts';
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
  if (remedy === 'clearOverflow')
    return { hardUserLimitOptions: { ...room.hardUserLimitOptions, command: '' } };
  if (remedy === 'clearZoom') return { zoomCredential: { id: '', passcode: '' } };
  if (remedy === 'giveInstance') {
    const rooms = entries.filter((entry): entry is Room => entry.kind === 'room');
    return { instance: nextInstance(rooms, room.levelName) };
  }
  if (remedy === 'hide') return { visibleOn: ['hidden'], isOnWeb: false };
  return { visibleOn: withPlace(room.visibleOn, 'GOTO', true) };
}

/** The remedies of a problem that a person's level and pages allow: the others would be refused. */
export function allowedRemedies(
  world: Pick<World, 'entries' | 'overrides'>,
  problem: Problem,
  { reserved, mayResetPermissions }: { reserved: Reserved; mayResetPermissions: boolean },
): RemedyKind[] {
  return problem.remedies.filter((remedy) => {
    const cure = cureOf(world, problem, remedy);
    if (!cure) return false;
    if ('withoutOverrides' in cure)
      return mayResetPermissions && !reserved.scenes.has(copyKey(cure.withoutOverrides) ?? '');
    if ('deleted' in cure) return refuseDeletion(reserved, cure.deleted) === undefined;
    const { changed } = cure;
    const before = world.entries.find(({ id }) => id === changed.id);
    return refuseChange(reserved, { before, after: changed }) === undefined;
  });
}
