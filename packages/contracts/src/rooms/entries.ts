import { commandTypes, roomPlaces } from '@campus/domain/rooms/entries';
import * as z from 'zod';
import { id } from '../core/fields.ts';
import { commandContent, roomContent } from './fields.ts';

const written = z.string();
const texts = z.array(z.string());

const order = z.number().describe('Place in the list; neighbors are 10 apart.');

/** The stored form of both kinds; other programs may have stored values that could not be saved here. */
const common = {
  name: written.describe('Name in the list and in menus.'),
  group: written.describe('Folder; empty for none.'),
  permAccess: z.number().describe(roomContent.shape.permAccess.description ?? ''),
  teamAccess: texts.describe('Teams whose members may enter, whatever their role.'),
  voiceIP: written.describe('Address of the voice server; empty for the default.'),
  notes: written.describe('Notes for administrators.'),
};

const storedRoom = z.strictObject({
  ...common,
  levelName: written.describe('Name of the level that the room is a copy of.'),
  instance: z.number().nullable().describe('Which copy of the level the room is; null for none.'),
  visibleOn: z
    .array(z.enum(roomPlaces).describe('A place where the room is listed.'))
    .describe('Where the room is listed.'),
  doorName: written.describe('Door that leads to the room; empty for none.'),
  groupAccess: texts.describe('Groups of the identity provider whose people may enter, whatever their role.'),
  customLabel: written.describe('Label shown in place of the name; empty for none.'),
  zoomCredential: z
    .strictObject({
      id: written.describe('Zoom ID; empty for none.'),
      passcode: written.describe('Zoom passcode; empty for none.'),
    })
    .describe('Zoom meeting of the room.'),
  hardUserLimitOptions: z
    .strictObject({
      dialogTitle: written.describe('Title of the dialog; empty for the default.'),
      dialogMessage: written.describe('Text of the dialog; empty for the default.'),
      command: written.describe('Command that leads people elsewhere; empty for none.'),
    })
    .describe('What people see, and where they are led, when the room is full.'),
});

const storedCommand = z.strictObject({
  ...common,
  commandType: z
    .enum([...commandTypes, ''])
    .describe('What the command does; empty where other programs have stored none.'),
  targetLevel: written.describe('Level that it leads to; empty for none.'),
  targetLocation: written.describe('Location that it leads to; empty for none.'),
  targetInstance: z.number().nullable().describe('Copy of the level that it leads to; null for none.'),
  currentLevel: written.describe('Level in which it is of use; empty for all.'),
  guiVersion: written.describe('Oldest build of the world that knows it; empty for any.'),
});

export const room = z
  .object({
    kind: z.literal('room').describe('That it is a room.'),
    id,
    order,
    ...storedRoom.shape,
    hasPasscodes: z.boolean().describe('Whether people need a passcode to enter.'),
  })
  .describe('A room. Its passcodes are told by an operation of their own only.')
  .meta({ id: 'Room' });

export const command = z
  .object({
    kind: z.literal('command').describe('That it is a command.'),
    id,
    order,
    ...storedCommand.shape,
  })
  .describe('A command: an entry of the menu that leads somewhere.')
  .meta({ id: 'Command' });

export const entry = z.discriminatedUnion('kind', [room, command]).describe('A room or a command.');
export type WireEntry = z.output<typeof entry>;
export type WireRoom = z.output<typeof room>;
export type WireCommand = z.output<typeof command>;

/** At most two, each checked when they are saved. A room is never returned with its passcodes. */
export const passcodes = z
  .array(z.string().max(200))
  .max(10)
  .describe('Passcodes of the room: one or two, or an empty list to remove them.');

const basis =
  'Values that the change is based on. A field that has another value now is left as it is. Without it, the change counts in any case.';

export const entryChange = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('room').describe('That it is a room.'),
      fields: roomContent.partial().describe('New values.'),
      base: storedRoom.partial().optional().describe(basis),
      passcodes: passcodes.optional(),
    }),
    z.strictObject({
      kind: z.literal('command').describe('That it is a command.'),
      fields: commandContent.partial().describe('New values.'),
      base: storedCommand.partial().optional().describe(basis),
    }),
  ])
  .describe('New values of some fields of a room or command.')
  .meta({ id: 'RoomChange' });
export type EntryChange = z.output<typeof entryChange>;
