import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { listVersion, roomId, roomsLimit } from '../rooms/rooms.ts';

const path = '/accounts/{accountId}/web-rooms' as const;
const access = { page: 'manageWebRooms' } as const;
const maxNameLength = 100;
const farthest = 1_000_000_000;

const required = sentence('webRooms.field.required', { field: 'name' });
const notText = sentence('webRooms.field.text', { field: 'name' });
const notNumber = sentence('webRooms.field.number', { field: 'order' });

const webRoomName = z
  .string({
    error: (issue) => (issue.input === undefined || issue.input === null ? required : notText)(issue),
  })
  .pipe(
    typed(maxNameLength, sentence('rooms.name.tooLong')).refine((name) => name !== '', { error: required }),
  )
  .describe(`Name of the room, 1 to ${maxNameLength} characters.`);

/** A place that is set. */
export const setOrder = z.number({ error: notNumber }).min(-farthest).max(farthest);

const webRoomOrder = z
  .union([setOrder, z.null()], { error: notNumber })
  .describe('Place among the web rooms, lower ones first; null for none.');

export const webRoom = z
  .object({
    id: z.string().describe('Identifier of the room.'),
    name: z.string().describe('Name of the room.'),
    levelName: z.string().describe('Name of the level that the room is a copy of.'),
    order: webRoomOrder,
  })
  .describe('A room that can be opened in a browser.')
  .meta({ id: 'WebRoom' });
export type WebRoom = z.output<typeof webRoom>;

export const listWebRooms = contract({
  kind: 'query',
  access,
  summary: 'The rooms that can be opened in a browser, by name.',
  rest: { method: 'GET', path },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(webRoom).describe('Rooms, by name.') }),
});

export const updateWebRoom = contract({
  kind: 'mutation',
  access,
  summary: 'Change the name of a web room and, as a superadmin, its order.',
  rest: { method: 'PATCH', path: `${path}/{roomId}` },
  input: z.object({
    accountId,
    roomId,
    name: webRoomName,
    order: webRoomOrder
      .optional()
      .describe('Place among the web rooms; null to remove it. Superadmins only.'),
    base: z
      .string()
      .max(maxNameLength * 8)
      .optional()
      .describe('Name that the change is based on; when another one is stored, nothing is changed.'),
  }),
  output: z.object({ room: webRoom, version: listVersion }),
  audit: 'webRooms.update',
  limit: roomsLimit,
});
