import {
  type Command,
  type CommandValues,
  type Entry,
  entryFields,
  placeholderLevel,
  type Room,
  type RoomValues,
} from './entries.ts';

/** A room as it starts in the form (ROM-016): for members and above, in the GOTO menu. */
export function newRoom(id: string, place: { group: string; order: number }): Room {
  const values = startsOf('room') as RoomValues;
  return { ...values, ...place, kind: 'room', id, name: 'New Room', hasPasscodes: false, isOnWeb: false };
}

/** A command as it starts in the form (ROM-018): its type has to be chosen. */
export function newCommand(id: string, place: { group: string; order: number }): Command {
  const values = startsOf('command') as CommandValues;
  return { ...values, ...place, kind: 'command', id, name: 'New Command' };
}

function startsOf(kind: Entry['kind']) {
  const fields = Object.entries(entryFields[kind]);
  return Object.fromEntries(fields.map(([name, { start }]) => [name, start]));
}

/** Why a room cannot have this level, or undefined: the placeholder stands for none (ROM-017). */
export function refuseLevel(levelName: string): 'rooms.level.required' | undefined {
  return levelName === '' || levelName === placeholderLevel ? 'rooms.level.required' : undefined;
}
