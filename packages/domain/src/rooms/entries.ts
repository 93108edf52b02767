import { roomAccess } from '../access/room-levels.ts';

/** Where a room is listed (ROM-007): the GOTO menu, the mobile list, nowhere, the room graph. */
export const roomPlaces = ['GOTO', 'mobile', 'hidden', 'roomGraph'] as const;
export type RoomPlace = (typeof roomPlaces)[number];

/** What a command does (ROM-009): load a room, load a room at a location, go to a location, ask for a passcode. */
export const commandTypes = ['load', 'loadt', 'tele', 'guilayer notify showpassuiserver'] as const;
export type CommandType = (typeof commandTypes)[number];

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

/** A field that people edit in rooms or commands. Types, new entries, columns, search, and checks follow from it. */
interface EntryField<T> {
  /** The value in a new entry. */
  start: T;
  /** Whether others see the text, or which texts of the object: they have no prohibited content (ROM-030). */
  shown?: true | readonly (keyof T & string)[];
  /** Whether the search of the list finds entries by it. */
  searched?: true;
}

function field<T>(start: T, uses: Omit<EntryField<T>, 'start'> = {}): EntryField<T> {
  return { start, ...uses };
}

const naming = {
  name: field<string>('', { shown: true, searched: true }),
  /** The name of the folder; empty outside of folders. */
  group: field<string>('', { shown: true, searched: true }),
};

const access = {
  /** The role that may enter it, on the scale of `roomAccess`. */
  permAccess: field<number>(roomAccess.member),
  /** Team numbers as text. Their members may enter it with any role. */
  teamAccess: field<readonly string[]>([]),
};

const supplements = {
  voiceIP: field<string>('', { shown: true, searched: true }),
  notes: field<string>('', { shown: true, searched: true }),
};

/** The level of a room for which none has been chosen (ROM-016). */
export const placeholderLevel = 'placeholder';

/** The fields of rooms, in the order of the form. */
export const roomFields = {
  ...naming,
  levelName: field<string>(placeholderLevel, { searched: true }),
  /** The copy of the level; null if none was given. */
  instance: field<number | null>(null),
  visibleOn: field<readonly RoomPlace[]>(['GOTO']),
  ...access,
  /** Names of groups of the identity provider. Their members may enter the room with any role. */
  groupAccess: field<readonly string[]>([]),
  customLabel: field<string>('', { shown: true, searched: true }),
  doorName: field<string>('', { searched: true }),
  ...supplements,
  zoomCredential: field<ZoomCredential>({ id: '', passcode: '' }),
  hardUserLimitOptions: field<HardUserLimit>(
    { dialogTitle: '', dialogMessage: '', command: '' },
    { shown: ['dialogTitle', 'dialogMessage'] },
  ),
};

/** The fields of commands, in the order of the form. */
export const commandFields = {
  ...naming,
  commandType: field<CommandType | ''>(''),
  targetLevel: field<string>('', { searched: true }),
  targetLocation: field<string>('', { searched: true }),
  targetInstance: field<number | null>(null),
  /** The level in which the command is of use; empty for all. */
  currentLevel: field<string>(''),
  ...access,
  /** The oldest build of the world that knows the command; empty for any. */
  guiVersion: field<string>(''),
  ...supplements,
};

type ValuesOf<F> = { [K in keyof F]: F[K] extends EntryField<infer T> ? T : never };
export type RoomValues = ValuesOf<typeof roomFields>;
export type CommandValues = ValuesOf<typeof commandFields>;

/** The fields of each kind by name, for what treats all of them alike. */
export const entryFields: Readonly<
  Record<
    Entry['kind'],
    Readonly<Record<string, { start: unknown; shown?: true | readonly string[]; searched?: true }>>
  >
> = { room: roomFields, command: commandFields };

export const roomFieldNames = Object.keys(roomFields) as readonly (keyof RoomValues)[];
export const commandFieldNames = Object.keys(commandFields) as readonly (keyof CommandValues)[];

/** The fields by which the search of the list finds a room or a command. */
export const searchedRoomFields = roomFieldNames.filter((name) => entryFields.room[name]?.searched);
export const searchedCommandFields = commandFieldNames.filter((name) => entryFields.command[name]?.searched);

/** A room as lists have it: whether it has passcodes, but not the passcodes (ROM-006). */
export interface Room extends RoomValues {
  kind: 'room';
  id: string;
  order: number;
  hasPasscodes: boolean;
  /** Whether it opens in a browser. The operator of the web client decides that; passcodes end it (ROM-014). */
  isOnWeb: boolean;
}

/** An entry of the menu that leads somewhere (ROM-008). */
export interface Command extends CommandValues {
  kind: 'command';
  id: string;
  order: number;
}

export type Entry = Room | Command;

/** The place of an entry in the list. */
export type Placed = Pick<Entry, 'id' | 'group' | 'order'>;

/** The most characters of the notes of a room or command (ROM-033). */
export const maxNotesLength = 500;
