import { roomAccess } from '../access/room-levels.ts';
import { type Command, placeholderLevel, type Room } from './entries.ts';

const common = {
  group: '',
  permAccess: roomAccess.member,
  teamAccess: [],
  voiceIP: '',
  notes: '',
} as const;

/** A room as it starts in the form (ROM-016): for members and above, in the GOTO menu. */
export function newRoom(id: string, place: { group: string; order: number }): Room {
  return {
    ...common,
    ...place,
    kind: 'room',
    id,
    name: 'New Room',
    levelName: placeholderLevel,
    instance: null,
    visibleOn: ['GOTO'],
    doorName: '',
    groupAccess: [],
    customLabel: '',
    zoomCredential: { id: '', passcode: '' },
    hardUserLimitOptions: { dialogTitle: '', dialogMessage: '', command: '' },
    hasPasscodes: false,
  };
}

/** A command as it starts in the form (ROM-018): its type has to be chosen. */
export function newCommand(id: string, place: { group: string; order: number }): Command {
  return {
    ...common,
    ...place,
    kind: 'command',
    id,
    name: 'New Command',
    commandType: '',
    targetLevel: '',
    targetLocation: '',
    targetInstance: null,
    currentLevel: '',
    guiVersion: '',
  };
}

/** Why a room cannot have this level, or undefined: the placeholder stands for none (ROM-017). */
export function refuseLevel(levelName: string): 'rooms.level.required' | undefined {
  return levelName === '' || levelName === placeholderLevel ? 'rooms.level.required' : undefined;
}
