/** Where a room is listed (ROM-007): the GOTO menu, the mobile list, nowhere, the room graph. */
export const roomPlaces = ['GOTO', 'mobile', 'hidden', 'roomGraph'] as const;
export type RoomPlace = (typeof roomPlaces)[number];

/** What a command does (ROM-009): load a room, load a room at a location, go to a location, ask for a passcode. */
export const commandTypes = ['load', 'loadt', 'tele', 'guilayer notify showpassuiserver'] as const;
export type CommandType = (typeof commandTypes)[number];

/** What rooms and commands have in common: they are entries of one list. */
interface EntryFields {
  id: string;
  name: string;
  /** The name of the folder; empty outside of folders. */
  group: string;
  order: number;
  /** The role that may enter it, on the scale of `roomAccess`. */
  permAccess: number;
  /** Team numbers as text. Their members may enter it with any role. */
  teamAccess: readonly string[];
  voiceIP: string;
  notes: string;
}

/** Both are empty where no Zoom meeting belongs to a room. */
export interface ZoomCredential {
  id: string;
  passcode: string;
}

/** What people read, and where they are led, when a room is full. */
export interface HardUserLimit {
  dialogTitle: string;
  dialogMessage: string;
  command: string;
}

/** A room as lists have it: whether it has passcodes, but not the passcodes (ROM-006). */
export interface Room extends EntryFields {
  kind: 'room';
  levelName: string;
  /** The copy of the level; null if none was given. */
  instance: number | null;
  visibleOn: readonly RoomPlace[];
  doorName: string;
  /** Names of groups of the identity provider. Their members may enter the room with any role. */
  groupAccess: readonly string[];
  customLabel: string;
  zoomCredential: ZoomCredential;
  hardUserLimitOptions: HardUserLimit;
  hasPasscodes: boolean;
}

/** An entry of the menu that leads somewhere (ROM-008). */
export interface Command extends EntryFields {
  kind: 'command';
  commandType: CommandType | '';
  targetLevel: string;
  targetLocation: string;
  targetInstance: number | null;
  /** The level in which the command is of use; empty for all. */
  currentLevel: string;
  /** The oldest build of the world that knows the command; empty for any. */
  guiVersion: string;
}

export type Entry = Room | Command;

/** The place of an entry in the list. */
export type Placed = Pick<Entry, 'id' | 'group' | 'order'>;

/** The most characters of the notes of a room or command (ROM-033). */
export const maxNotesLength = 500;

/** The level of a room for which none has been chosen (ROM-016). */
export const placeholderLevel = 'placeholder';
