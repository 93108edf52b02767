import { commandTypes, roomPlaces } from '@campus/domain/rooms/entries';
import * as z from 'zod';
import { id } from '../core/fields.ts';
import { commandContent, roomContent } from './fields.ts';

type StoredValue<T> = T extends number ? number : T;
type StoredShape<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodType<StoredValue<z.output<S[K]>>, StoredValue<z.output<S[K]>>>;
};

/**
 * The fields of a schema without limits and checks: other programs may have stored values that could not be saved here.
 * The elements of arrays have no description.
 */
function stored<S extends z.ZodRawShape>({ shape }: z.ZodObject<S>): StoredShape<S> {
  const fields = Object.entries<z.core.$ZodType>(shape).map(([name, schema]) => {
    const form = storedForm(schema);
    const description = schema instanceof z.ZodType ? schema.description : undefined;
    return [name, description === undefined ? form : form.describe(description)];
  });
  return Object.fromEntries(fields) as StoredShape<S>;
}

function storedForm(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return z.strictObject(stored(schema));
  if (schema instanceof z.ZodArray) return z.array(storedForm(schema.element));
  if (schema instanceof z.ZodNullable) return storedForm(schema.unwrap()).nullable();
  if (schema instanceof z.ZodEnum) return z.enum(schema.enum);
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodString) return z.string();
  throw new Error('A field of a room or command has a schema whose stored form is not known.');
}

const text = z.string();

/** Descriptions of stored values that differ from those of saved values. */
const common = {
  name: text.describe('Name in the list and in menus.'),
  voiceIP: text.describe('Address of the voice server; empty for the default.'),
  notes: text.describe('Notes for administrators.'),
};

const storedRoom = z.strictObject({
  ...stored(roomContent),
  ...common,
  visibleOn: z
    .array(z.enum(roomPlaces).describe('A place where the room is listed.'))
    .describe('Where the room is listed.'),
  zoomCredential: z
    .strictObject(stored(roomContent.shape.zoomCredential))
    .describe('Zoom meeting of the room.'),
});

const storedCommand = z.strictObject({
  ...stored(commandContent),
  ...common,
  commandType: z
    .enum([...commandTypes, ''])
    .describe('What the command does; empty where other programs have stored none.'),
});

const order = z.number().describe('Place in the list; neighbors are 10 apart.');

export const room = z
  .object({
    kind: z.literal('room').describe('That it is a room.'),
    id,
    order,
    ...storedRoom.shape,
    hasPasscodes: z.boolean().describe('Whether people need a passcode to enter.'),
    isOnWeb: z
      .boolean()
      .describe(
        'Whether the room opens in a browser. The operator of the web client decides that; passcodes end it.',
      ),
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
      targetRoomId: id
        .optional()
        .describe(
          'Room that was chosen as the target. A command of type `loadt` is saved only while this room has its target level and instance.',
        ),
    }),
  ])
  .describe('New values of some fields of a room or command.')
  .meta({ id: 'RoomChange' });
export type EntryChange = z.output<typeof entryChange>;
