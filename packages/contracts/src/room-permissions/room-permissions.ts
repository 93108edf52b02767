import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, instant, worldName } from '../core/fields.ts';
import {
  basedOn,
  conflict,
  editedAccount,
  instance,
  isWeb,
  level,
  namedLevel,
  permissionMap,
  permissionRecord,
  roomType,
  webBoardRecord,
} from './fields.ts';

export const ofPage = { page: 'roomPermissions' } as const;
export const permissionsPath = '/accounts/{accountId}/room-permissions' as const;
export const permissionsLimit = { calls: 240, seconds: 60 } as const;

export const version = z
  .int()
  .describe('Version of the permissions of the account: it grows with each change.');
export const basedVersion = z
  .int()
  .optional()
  .describe('Version that the person saw. If it is another one by now, nothing is deleted.');
export const conflicts = z.array(conflict).describe('Values that another person has changed since.');
const recordId = z
  .string()
  .regex(/^[A-Za-z0-9]{0,32}$/)
  .default('')
  .describe('Identifier of the record; empty for that of the scope.');

const option = {
  id: z.string().describe('Identifier of the permission.'),
  label: z.string().describe('Name that people read.'),
  definition: z.string().describe('What it permits; empty for none.'),
  defaultPermissionLevel: z.number().describe('Lowest role of its own: 18 superadmin, 16 to 0 as stored.'),
  minBuildVersion: z.string().optional().describe('Oldest build of the world that knows it.'),
};

export const permissionOption = z
  .object({
    ...option,
    configuredLevel: z
      .number()
      .optional()
      .describe('Lowest role that the configuration of the world gives it instead.'),
  })
  .describe('Something that can be permitted.')
  .meta({ id: 'RoomPermissionOption' });

export const readRoomPermissions = contract({
  kind: 'query',
  access: ofPage,
  summary: 'What is set for rooms and web boards, and what can be set.',
  rest: { method: 'GET', path: permissionsPath },
  input: z.object({ accountId }),
  output: z.object({
    version,
    records: z.array(permissionRecord).describe('Records of all scopes, on desktop and web.'),
    webBoards: z.array(webBoardRecord).describe('Records of web boards of all scopes.'),
    optionSets: z
      .array(
        z
          .object({
            roomTypes: z.array(roomType).describe('Names of the room types.'),
            options: z.array(permissionOption).describe('What can be permitted there.'),
          })
          .describe('Room types in which the same can be permitted, with the same defaults.'),
      )
      .describe('What can be permitted by room type.'),
    webBoardOptions: z.array(permissionOption).describe('Permissions of web boards.'),
    isWebEnabled: z.boolean().describe('Whether the account has the web client.'),
    isWebOnly: z.boolean().describe('Whether the account has the web client only.'),
    worldBuildVersion: z.string().describe('Build of the world.'),
    world: z.string().describe('Name of the server configuration.'),
    notesTeamSuites: z
      .boolean()
      .describe('Whether the page notes that private team suites of the workspace level are left out.'),
    highest: z.number().describe('Highest level that the caller may set.'),
  }),
});

const scene = z
  .object({
    name: z.string().describe('Name of the room.'),
    group: z.string().describe('Folder; empty for none.'),
    level: z.string().describe('Room type.'),
    instance: z.int().describe('Instance of the room type.'),
  })
  .describe('A scene: a room with an instance.');

export const listRoomTypes = contract({
  kind: 'query',
  access: ofPage,
  summary: 'The room types that the account may use, with their locations and scenes.',
  rest: { method: 'GET', path: `${permissionsPath}/room-types` },
  input: z.object({ accountId }),
  output: z.object({
    levels: z
      .array(
        z
          .object({
            name: z.string().describe('Name of the level.'),
            friendlyName: z.string().describe('Name that people read.'),
            isWebAvailable: z.boolean().describe('Whether the web client has it.'),
            isSupported: z.boolean().describe('Whether the desktop client of the account has it.'),
            locations: z.array(z.string()).describe('Locations by name.'),
            options: z.array(z.string()).describe('Identifiers of its permissions.'),
          })
          .describe('A room type.'),
      )
      .describe('Room types by name.'),
    scenes: z.array(scene).describe('Scenes by the order of the list of rooms, at most 5000.'),
  }),
});

export const saveRoomPermissions = contract({
  kind: 'mutation',
  access: ofPage,
  summary:
    'Set permissions of the world, a room type, or a scene. Those that another person has changed since are left as they are.',
  rest: { method: 'POST', path: permissionsPath },
  input: z.object({
    accountId: editedAccount,
    permissionsObjectId: recordId,
    permissions: permissionMap,
    level,
    instance,
    isWeb,
    base: basedOn,
  }),
  output: permissionRecord.extend({ version, conflicts }),
  audit: 'roomPermissions.save',
  limit: permissionsLimit,
});

export const deleted = z.object({
  deleted: z.int().describe('Number of values that were deleted.'),
  version,
});

export const resetRoomPermissions = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Delete what is set in exactly one scope.',
  rest: { method: 'POST', path: `${permissionsPath}/reset` },
  input: z.object({ accountId: editedAccount, level, instance, isWeb, version: basedVersion }),
  output: deleted,
  audit: 'roomPermissions.reset',
  limit: permissionsLimit,
});

export const resetRoomType = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Delete what is set for a room type and all its scenes, on desktop and web.',
  rest: { method: 'POST', path: `${permissionsPath}/reset-room-type` },
  input: z.object({ accountId: editedAccount, level: namedLevel, version: basedVersion }),
  output: deleted,
  audit: 'roomPermissions.resetType',
  limit: permissionsLimit,
});

/** How many changes a call lists. */
export const listedPermissionChanges = 100;

export const listPermissionChanges = contract({
  kind: 'query',
  access: ofPage,
  summary: `The last ${listedPermissionChanges} changes of a room type or scene, or of all of them, the newest first.`,
  rest: { method: 'GET', path: `${permissionsPath}/changes` },
  input: z.object({ accountId, level }),
  output: z.object({
    items: z
      .array(
        z
          .object({
            kind: z.enum(['desktop', 'web', 'webBoard']).describe('What it is about.'),
            level: z.string().nullable().describe('Room type; null for the world.'),
            instance: z.int().nullable().describe('Scene; null for all scenes.'),
            field: z.string().describe('Permission, or field of Individual Board Control.'),
            from: z.string().describe('Value before; empty for none.'),
            to: z.string().describe('Value after; empty for none.'),
            by: z.string().describe('Email address of the person who changed it.'),
            at: instant.describe('When it was changed.'),
          })
          .describe('A change of the past.'),
      )
      .describe('Changes, the newest first.'),
  }),
});

export const readChatbotStatus = contract({
  kind: 'query',
  access: ofPage,
  summary: 'Whether a world allows chatbot interactions.',
  rest: { method: 'GET', path: `${permissionsPath}/chatbot-status` },
  input: z.object({ accountId, world: worldName }),
  output: z.object({ isChatbotAllowed: z.boolean().describe('Whether chatbots may be used.') }),
});
