import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { reasonSchema } from '../core/reasons.ts';
import { entry } from './entries.ts';
import { entryId, listVersion, ofPage, roomsLimit, roomsPath } from './rooms.ts';

/** For how many days a deleted room or command can be restored. */
export const restoreDays = 30;

/**
 * Restores a deleted room or command. Restoring one that is in the list succeeds and changes nothing. Answers
 * `rooms.notFound` for one that was deleted too long ago.
 */
export const restoreRoom = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: `Restore a room or command that was deleted in the last ${restoreDays} days: with its identifier, its fields, and its passcodes, in its folder and at its former place, or as the last of the folder.`,
  rest: { method: 'POST', path: `${roomsPath}/{entryId}/restore` },
  input: z.object({ accountId, entryId }),
  output: z.object({
    version: listVersion,
    entry,
    isRestored: z.boolean().describe('False if the room or command was in the list already.'),
    samePlace: z
      .array(z.string())
      .describe(
        'Names of the other rooms with its room type and instance: since then, they open the same place.',
      ),
  }),
  audit: 'rooms.restore',
  limit: roomsLimit,
});

const deletedEntry = z
  .object({
    id: id.describe('Identifier of the room or command.'),
    kind: z.enum(['room', 'command']).describe('What it is.'),
    name: z.string().describe('Its name.'),
    group: z.string().describe('Its folder; empty for none.'),
    deletedAt: instant.describe('When it was deleted.'),
    deletedBy: z.string().nullable().describe('Email of the person who deleted it; null if unknown.'),
    reason: z.string().describe("Why the caller's level does not restore it; empty otherwise."),
    reasons: z.array(reasonSchema).describe('Which sentence the reason is.'),
  })
  .describe('A deleted room or command.');
export type DeletedRoom = z.output<typeof deletedEntry>;

/** The most deleted rooms and commands that are listed. */
export const listedDeletedRooms = 500;

export const listDeletedRooms = contract({
  kind: 'query',
  access: ofPage,
  summary: `The rooms and commands that were deleted in the last ${restoreDays} days and can be restored, the newest first, at most ${listedDeletedRooms}.`,
  rest: { method: 'GET', path: `${roomsPath}/deleted` },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(deletedEntry).describe('Deleted rooms and commands.') }),
});
