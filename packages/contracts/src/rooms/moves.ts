import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag, id } from '../core/fields.ts';
import { folderName } from './fields.ts';
import { listVersion, ofPage, roomsLimit, roomsPath } from './rooms.ts';

/** A folder as it is named to find it: other programs may have stored longer names. */
const knownFolder = z.string().max(1000);

const anchor = z
  .union([
    z.strictObject({ entry: id.describe('Identifier of a room or command.') }),
    z.strictObject({ folder: knownFolder.describe('Name of a folder.') }),
  ])
  .describe('A room or command, or a folder.');

const after = anchor.nullable().describe('What it is put after; null for the first place.');

export const move = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('entry').describe('That one room or command is moved.'),
      id: id.describe('Identifier of the room or command.'),
      folder: folderName.describe('Folder that it is put into; empty for outside of folders.'),
      after,
    }),
    z.strictObject({
      kind: z.literal('folder').describe('That a folder with all its entries is moved.'),
      folder: knownFolder.describe('Name of the folder.'),
      after,
    }),
  ])
  .describe('Put an entry, or a folder, after another one, or first.')
  .meta({ id: 'RoomMove' });

const place = z
  .object({
    id,
    order: z.number().describe('Place in the list.'),
    group: z.string().describe('Folder; empty for none.'),
  })
  .describe('A new place of an entry.');

/** The answer of a change of the order. */
const placed = {
  version: listVersion,
  isCurrent: z
    .boolean()
    .describe(
      'Whether the list was as you have read it. If not, others have changed it since: read it again.',
    ),
  places: z.array(place).describe('Entries that have another place or folder than before.'),
};

const seen = listVersion
  .optional()
  .describe('Version of the list that you have read. Without it, `isCurrent` is false.');

export const moveRoom = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Put a room, command, or folder after another one, or first. Folders stay in one piece.',
  rest: { method: 'POST', path: `${roomsPath}/moves` },
  input: z.object({
    accountId,
    version: seen,
    move,
    before: z
      .array(anchor)
      .max(100)
      .default([])
      .describe('What stood before the place, the nearest first: offered instead when `after` is gone.'),
  }),
  output: z.object({
    ...placed,
    moveId: id.nullable().describe('Identifier of the move, to undo it; null when nothing was moved.'),
  }),
  audit: 'rooms.move',
  limit: roomsLimit,
});

export const undoMove = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Undo a move. When others have moved something since, only what was moved is put back.',
  rest: { method: 'POST', path: `${roomsPath}/moves/{moveId}/undo` },
  input: z.object({ accountId, moveId: id.describe('Identifier of the move.'), version: seen }),
  output: z.object(placed),
  audit: 'rooms.undoMove',
  limit: roomsLimit,
});

export const renameFolder = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Give a folder another name, with all its rooms and commands.',
  rest: { method: 'POST', path: `${roomsPath}/folders/rename` },
  input: z.object({
    accountId,
    version: seen,
    folder: knownFolder.describe('Present name.'),
    name: folderName.describe('New name, at most 50 characters.'),
    merge: flag.describe('Whether a folder of that name may be joined.'),
  }),
  output: z.object({
    ...placed,
    moveId: id
      .nullable()
      .describe('Identifier to undo the change as a move, if the folder joined another one; null if not.'),
  }),
  audit: 'rooms.renameFolder',
  limit: roomsLimit,
});
