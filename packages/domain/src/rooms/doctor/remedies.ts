import type { Entry } from '../entries.ts';
import { nextInstance } from '../instances.ts';
import { withPlace } from '../visibility.ts';
import type { Problem, RemedyKind, World } from './problems.ts';

/** What a remedy changes. Each part is missing where it changes nothing of that kind. */
export interface Cure {
  /** The entry as it is to be stored. */
  changed?: Entry;
  /** The id of the command that goes. */
  deleted?: string;
  /** The id of the override that goes. */
  override?: string;
  /** Whether people arrive at the default place again. */
  spawn?: true;
}

/**
 * What one of a problem's remedies changes; undefined when the problem does not offer it, or its room or command is
 * gone.
 */
export function cureOf(
  world: Pick<World, 'entries'>,
  problem: Problem,
  remedy: RemedyKind,
): Cure | undefined {
  if (!problem.remedies.includes(remedy)) return undefined;
  if (remedy === 'deleteOverride') return { override: problem.subject.id };
  if (remedy === 'clearSpawn') return { spawn: true };
  const id = remedy === 'showTarget' ? problem.otherId : problem.subject.id;
  const entry = world.entries.find((other) => other.id === id);
  if (!entry) return undefined;
  if (entry.kind === 'command') return remedy === 'deleteCommand' ? { deleted: entry.id } : undefined;
  return { changed: { ...entry, ...changes(entry, world.entries, remedy) } };
}

type RoomEntry = Extract<Entry, { kind: 'room' }>;

function changes(room: RoomEntry, entries: readonly Entry[], remedy: RemedyKind): Partial<RoomEntry> {
  const rooms = entries.filter((entry): entry is RoomEntry => entry.kind === 'room');
  if (remedy === 'clearOverflow')
    return { hardUserLimitOptions: { ...room.hardUserLimitOptions, command: '' } };
  if (remedy === 'clearZoom') return { zoomCredential: { id: '', passcode: '' } };
  if (remedy === 'giveInstance') return { instance: nextInstance(rooms, room.levelName) };
  return { visibleOn: remedy === 'hide' ? ['hidden'] : withPlace(room.visibleOn, 'GOTO', true) };
}
