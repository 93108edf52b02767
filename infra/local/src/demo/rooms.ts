import { encryptPasscodes } from '@campus/platform/areas/rooms/passcodes';
import type { PlatformConfig } from '@campus/platform/foundation/config';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { customMenuItemTable } from '@campus/platform/foundation/schema/tables/custom-menu-item';
import { roomTable } from '@campus/platform/foundation/schema/tables/room';
import { demoCampus } from './accounts.ts';

type NewRoom = Omit<Parameters<typeof roomTable.insert>[1][number], 'accountId' | 'order'>;
type NewCommand = Omit<Parameters<typeof customMenuItemTable.insert>[1][number], 'accountId' | 'order'>;
type NewEntry = { room: NewRoom } | { command: NewCommand };

const shown = { visibleOn: ['GOTO', 'mobile'] } as const;
const onWeb = { visibleOn: ['GOTO', 'mobile', 'web'] } as const;
const overflowTo = (command: string) => ({
  dialogTitle: 'This room is full',
  dialogMessage: 'There is another room of this kind.',
  command,
});

/** Rooms of one level in a folder, with instances from 1. */
function series(
  group: string,
  levelName: string,
  names: readonly string[],
  others: Partial<NewRoom> = {},
): NewEntry[] {
  return names.map((name, index) => ({
    room: { name, group, levelName, instance: index + 1, voiceIP: '10.20.0.1', ...shown, ...others },
  }));
}

const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${what} ${101 + at}`);

const sound: readonly NewEntry[] = [
  {
    room: {
      name: 'Main Lobby',
      levelName: 'lobby',
      instance: 1,
      voiceIP: '10.20.0.1',
      ...onWeb,
      doorName: 'north',
    },
  },
  { command: { name: 'Go to the help desk', commandType: 'tele', targetLocation: 'desk' } },
  ...series('Lecture Halls', 'auditorium', ['Hopper Hall', 'Turing Hall'], {
    hardUserLimitOptions: overflowTo('/load auditorium 3'),
  }),
  {
    room: {
      name: 'Noether Hall',
      group: 'Lecture Halls',
      levelName: 'auditorium',
      instance: 3,
      ...shown,
    },
  },
  {
    command: {
      name: 'Onto the stage',
      group: 'Lecture Halls',
      commandType: 'loadt',
      targetLevel: 'auditorium',
      targetLocation: 'stage',
      targetInstance: 1,
      permAccess: 2,
    },
  },
  ...series('Classrooms', 'classroom', numbered('Classroom', 18)),
  ...series('Faculty Offices', 'office', numbered('Office', 16), {
    permAccess: 3,
    teamAccess: ['3'],
    groupAccess: ['Faculty'],
  }),
  { command: { name: 'Join with a passcode', commandType: 'guilayer notify showpassuiserver' } },
  ...series('Social', 'lounge', ['Café', 'Terrace', 'Game Room'], { customLabel: 'Meet people', ...onWeb }),
  ...series('', 'expo', ['Career Fair'], { notes: 'Open in spring and in fall.' }),
  ...series('', 'garden', ['Campus Garden'], { visibleOn: ['GOTO', 'mobile', 'roomGraph'] }),
];

/** Entries with broken references or contradictions, so that there is something to repair. */
const broken: readonly NewEntry[] = [
  {
    room: {
      name: 'Overflow Lounge',
      group: 'Under Construction',
      levelName: 'lounge',
      instance: 9,
      ...shown,
      hardUserLimitOptions: overflowTo('/load lounge 99'),
    },
  },
  { room: { name: 'Second Lobby', group: 'Under Construction', levelName: 'lobby', instance: 1, ...shown } },
  {
    room: {
      name: 'Stage Crew',
      group: 'Under Construction',
      levelName: 'backstage',
      instance: 1,
      visibleOn: ['hidden'],
    },
  },
  {
    room: { name: 'Star Show', group: 'Under Construction', levelName: 'planetarium', instance: 1, ...shown },
  },
  {
    room: {
      name: 'Seminar by Zoom',
      group: 'Under Construction',
      levelName: 'classroom',
      instance: 40,
      ...shown,
      zoomCredential: { id: '815 2200 4711', passcode: '' },
    },
  },
  {
    command: {
      name: 'To the old library',
      group: 'Under Construction',
      commandType: 'load',
      targetLevel: 'library',
      targetInstance: 1,
    },
  },
];

/** Adds rooms and commands in folders to Demo Campus. Some have passcodes, and some need repair. */
export async function insertDemoRooms(
  sql: Queryable,
  config: Pick<PlatformConfig, 'tokenSecret'>,
): Promise<void> {
  const entries = [...sound, ...guarded(config), ...broken];
  const placed = entries.map((entry, index) => ({ ...entry, order: (index + 1) * 10 }));
  const accountId = demoCampus;
  await roomTable.insert(
    sql,
    placed.flatMap((entry) => ('room' in entry ? [{ ...entry.room, accountId, order: entry.order }] : [])),
  );
  await customMenuItemTable.insert(
    sql,
    placed.flatMap((entry) =>
      'command' in entry ? [{ ...entry.command, accountId, order: entry.order }] : [],
    ),
  );
}

/** Rooms with a passcode; the second is listed anyway. */
function guarded(config: Pick<PlatformConfig, 'tokenSecret'>): NewEntry[] {
  const rooms = [
    { name: 'Exam Board', passcodes: ['board-2026', 'examiner-7'], visibleOn: ['hidden'] },
    { name: 'Thesis Defense', passcodes: ['defense-11'], visibleOn: ['GOTO'] },
  ] as const;
  return rooms.map(({ passcodes, ...room }, index) => {
    const id = newObjectId();
    const roomSecurity = { passcodes: encryptPasscodes(config, id, passcodes) };
    return { room: { ...room, id, levelName: 'office', instance: 51 + index, group: 'Exams', roomSecurity } };
  });
}
