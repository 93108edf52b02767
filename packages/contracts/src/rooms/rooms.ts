import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag, id, idOr, instant, level } from '../core/fields.ts';
import { findInput, findLimit, foundOf } from '../core/found.ts';
import { sentence } from '../core/schema-sentences.ts';
import { entry, entryChange } from './entries.ts';

export const roomsPath = '/accounts/{accountId}/rooms' as const;
export const ofPage = { page: 'manageRooms' } as const;
export const roomsLimit = { calls: 240, seconds: 60 } as const;

/** For plans of bulk edits, each of which reads and judges up to all rooms. */
export const plansLimit = { calls: 30, seconds: 60 } as const;

/** For reads of all rooms: far more than people need, who ask by version first. */
export const listLimit = { calls: 120, seconds: 60 } as const;

export const listVersion = z.int().describe('Version of the list: it grows with each change.');
export const entryId = idOr(sentence('rooms.notFound')).describe('Identifier of the room or command.');
export const roomId = idOr(sentence('rooms.notFound')).describe('Identifier of the room.');

export const listRooms = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary:
    "All rooms and commands in their order, without passcodes, and without the Zoom meetings of rooms above the caller's level.",
  rest: { method: 'GET', path: roomsPath },
  input: z.object({ accountId }),
  output: z.object({
    version: listVersion,
    entries: z.array(entry).describe('Rooms and commands, by order.'),
    offers: z
      .object({
        passcodes: z.boolean().describe('Whether rooms can have passcodes.'),
        groups: z.boolean().describe('Whether rooms can be opened to groups of the identity provider.'),
        doors: z.boolean().describe('Whether a door can be chosen.'),
      })
      .describe('What rooms of the account can have.'),
    worldBuildVersion: z.string().describe('Build of the world.'),
    own: z
      .object({
        level: level.describe('Level of the caller: what is for levels above it cannot be changed.'),
        scenesAbove: z
          .array(
            z
              .object({
                levelName: z.string().describe('Room type of the scene.'),
                instance: z.int().describe('Instance of the scene.'),
              })
              .describe('A scene.'),
          )
          .describe('Scenes with room permissions above that level: rooms there stay as they are.'),
      })
      .describe('What decides which rooms and commands the caller may change.'),
  }),
  limit: listLimit,
  large: true,
});

export const findRooms = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary:
    'The few rooms and commands that a search finds first, by the fields that the search of their list looks in.',
  rest: { method: 'GET', path: `${roomsPath}/find` },
  input: findInput,
  output: foundOf(
    z
      .object({
        id,
        kind: z.enum(['room', 'command']).describe('Whether it is a room or a command.'),
        name: z.string().describe('Name in the list and in menus.'),
        group: z.string().describe('Name of its folder; empty outside of folders.'),
      })
      .describe('A room or command.'),
  ),
  limit: findLimit,
});

export const readRoomsVersion = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The version of the list of rooms and commands. Every change raises it.',
  rest: { method: 'GET', path: `${roomsPath}/version` },
  input: z.object({ accountId }),
  output: z.object({ version: listVersion }),
});

const conflict = z
  .object({
    field: z.string().describe('Name of the field.'),
    mine: z.unknown().describe('Value that was to be saved.'),
    theirs: z.unknown().describe('Value that another person has saved since.'),
  })
  .describe('A field that was changed since, and is left as it is.');
export type EntryConflict = z.output<typeof conflict>;

export const updateRoom = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary:
    'Change fields of a room or command: all of them at once, but for those that another person has changed since.',
  rest: { method: 'PATCH', path: `${roomsPath}/{entryId}` },
  input: z.object({ accountId, entryId, change: entryChange }),
  output: z.object({
    entry,
    version: listVersion,
    conflicts: z.array(conflict).describe('Fields that another person has changed since.'),
  }),
  audit: 'rooms.update',
  limit: roomsLimit,
});

/** The most entries that one call saves. */
export const maxSavedRooms = 500;

export const saveRooms = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary:
    'Change many rooms and commands, or create them: all or none. A new entry becomes the last of its folder, or of the list.',
  rest: { method: 'POST', path: roomsPath },
  input: z.object({
    accountId,
    create: flag.describe('Whether entries without an identifier are created.'),
    entries: z
      .array(
        z
          .strictObject({
            entryId: id.optional().describe('Identifier of the room or command; omit it for a new one.'),
            change: entryChange,
          })
          .describe('A room or command to save.'),
      )
      .min(1, { error: sentence('changes.none') })
      .max(maxSavedRooms, { error: sentence('request.tooManyEntries', { max: maxSavedRooms }) })
      .describe('Rooms and commands to save.'),
  }),
  output: z.object({
    entries: z.array(entry).describe('All saved entries, in the order given.'),
    version: listVersion,
  }),
  audit: 'rooms.save',
  keyed: true,
  limit: roomsLimit,
});

/** How many changes of a room or command a call lists. */
export const listedRoomChanges = 100;

export const listRoomChanges = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: `The last ${listedRoomChanges} changes of a room or command, even of a deleted one, the newest first.`,
  rest: { method: 'GET', path: `${roomsPath}/{entryId}/changes` },
  input: z.object({ accountId, entryId }),
  output: z.object({
    items: z
      .array(
        z
          .object({
            field: z
              .string()
              .describe(
                'Name of the field; `hasPasscodes` when passcodes were set or removed, `isOnWeb` when passcodes took the room off the web, `created`, `deleted`, and `restored` with the name.',
              ),
            from: z.unknown().describe('Value before. Of a Zoom meeting, its ID only.'),
            to: z.unknown().describe('Value after. Of a Zoom meeting, its ID only.'),
            by: z.string().describe('Email address of the person who changed it.'),
            at: instant.describe('When it was changed.'),
          })
          .describe('A change of the past.'),
      )
      .describe('Changes, the newest first.'),
  }),
});

export const deleteRoom = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Delete a room or a command.',
  rest: { method: 'DELETE', path: `${roomsPath}/{entryId}` },
  input: z.object({ accountId, entryId }),
  output: z.object({ version: listVersion }),
  audit: 'rooms.delete',
  limit: roomsLimit,
});

export const readPasscodes = contract({
  kind: 'query',
  access: ofPage,
  summary: "The passcodes of a room that is not above the caller's level.",
  rest: { method: 'GET', path: `${roomsPath}/{roomId}/passcodes` },
  input: z.object({ accountId, roomId }),
  output: z.object({
    passcodes: z.array(z.string()).describe('Up to two passcodes; none for an open room.'),
  }),
  limit: { calls: 120, seconds: 60 },
});
