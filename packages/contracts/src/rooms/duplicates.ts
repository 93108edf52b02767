import { duplicateParts } from '@campus/domain/rooms/duplicate';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { entry } from './entries.ts';
import { listVersion, ofPage, roomsLimit, roomsPath } from './rooms.ts';

export const duplicateRooms = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary:
    'Copy a room, a command, or a folder, right after it. Each room gets the next free instance of its level; passcodes are never copied.',
  rest: { method: 'POST', path: `${roomsPath}/duplicates` },
  input: z.object({
    accountId,
    source: z
      .union([
        z.strictObject({ entry: id.describe('Identifier of a room or command.') }),
        z.strictObject({ folder: z.string().min(1).max(1000).describe('Name of a folder.') }),
      ])
      .describe('What is copied.'),
    parts: z
      .array(z.enum(duplicateParts).describe('A part of a room or command.'))
      .max(duplicateParts.length)
      .default([...duplicateParts])
      .describe('Parts that are copied; all when omitted.'),
  }),
  output: z.object({
    version: listVersion,
    copies: z
      .array(
        z
          .object({ of: id.describe('Identifier of what it is a copy of.'), entry })
          .describe('A copy of a room or command.'),
      )
      .describe('The copies, by order.'),
  }),
  audit: 'rooms.duplicate',
  keyed: true,
  limit: roomsLimit,
});
