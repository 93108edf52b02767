import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
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
