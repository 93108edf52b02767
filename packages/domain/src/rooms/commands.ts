import { type Command, type CommandType, commandTypes, type Room } from './entries.ts';

type Target = Pick<Command, 'commandType' | 'targetLevel' | 'targetLocation' | 'targetInstance'>;

/** The parts of a target that each type needs (ROM-026 to ROM-028). */
const needs: Record<CommandType, readonly ('targetLevel' | 'targetLocation')[]> = {
  load: ['targetLevel'],
  loadt: ['targetLevel', 'targetLocation'],
  tele: ['targetLocation'],
  'guilayer notify showpassuiserver': [],
};

export type CommandRefusal =
  | 'rooms.command.typeMissing'
  | 'rooms.command.parametersMissing'
  | 'request.implementation';

export function isCommandType(value: string): value is CommandType {
  return commandTypes.some((type) => type === value);
}

/**
 * Why a command cannot be saved, or undefined: it has no type (ROM-025), or lacks what its type needs (ROM-026 to
 * ROM-028).
 */
export function refuseCommand(command: Target): CommandRefusal | undefined {
  if (command.commandType === '') return 'rooms.command.typeMissing';
  return missingTarget(command) === undefined ? undefined : 'rooms.command.parametersMissing';
}

/**
 * Why a command cannot be saved with the room that was chosen as its target, or undefined (ROM-029): a command of type
 * loadt has the level and instance of that room, which is still in the list.
 */
export function refuseTargetRoom(
  { commandType, targetLevel, targetInstance }: Target,
  room: Pick<Room, 'levelName' | 'instance'> | undefined,
): 'request.implementation' | undefined {
  const isThere = room?.levelName === targetLevel && room.instance === targetInstance;
  return commandType === 'loadt' && !isThere ? 'request.implementation' : undefined;
}

/** The first part of a target that the command's type needs and that is empty (ROM-026 to ROM-028), or undefined. */
export function missingTarget(command: Target): 'targetLevel' | 'targetLocation' | undefined {
  const { commandType } = command;
  return commandType === '' ? undefined : needs[commandType].find((field) => command[field].trim() === '');
}

/** The command with another type. What it pointed at and the level it was for go: they belong to the type (ROM-019). */
export function withType(command: Command, commandType: CommandType): Command {
  return command.commandType === commandType
    ? command
    : {
        ...command,
        commandType,
        targetLevel: '',
        targetLocation: '',
        targetInstance: null,
        currentLevel: '',
      };
}

/** The command that leads to this room: its level and instance (ROM-020). */
export function withTargetRoom(command: Command, room: Pick<Room, 'levelName' | 'instance'>): Command {
  return { ...command, targetLevel: room.levelName, targetInstance: room.instance };
}
