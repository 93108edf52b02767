import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { accountId } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireRoute } from '../core/wire-route.ts';
import * as fields from './fields.ts';
import * as contracts from './room-permissions.ts';
import * as webBoards from './web-boards.ts';

export const getRoomPermissionState = bind(contracts.readRoomPermissions, { name: 'getRoomPermissionState' });
export const getAccessibleLevelLocations = bind(contracts.listRoomTypes, {
  name: 'getAccessibleLevelLocations',
});
export const updateRoomPermissions = bind(contracts.saveRoomPermissions, { name: 'updateRoomPermissions' });
export const deleteRoomPermissions = bind(contracts.resetRoomPermissions, { name: 'deleteRoomPermissions' });
export const deleteRoomLevelPermissions = bind(contracts.resetRoomType, {
  name: 'deleteRoomLevelPermissions',
});
export const saveWebBoardPermissions = bind(webBoards.saveWebBoards, { name: 'saveWebBoardPermissions' });
export const deleteWebBoardPermissions = bind(webBoards.resetWebBoards, {
  name: 'deleteWebBoardPermissions',
});
export const deleteWebBoardLevelPermissions = bind(webBoards.resetWebBoardType, {
  name: 'deleteWebBoardLevelPermissions',
});
export const getRoomPermissionChanges = bind(contracts.listPermissionChanges, {
  name: 'getRoomPermissionChanges',
});

/** The records of the world and of the room types, of the desktop or the web client. */
export const getLevelPermissions = wireCall(
  'getLevelPermissions',
  z.strictObject({ accountId, isWeb: fields.isWeb }),
  z.object({ results: z.array(fields.permissionRecord) }),
);

/** The records of the scenes of a room type, of the desktop or the web client. */
export const getRoomPermissions = wireCall(
  'getRoomPermissions',
  z.strictObject({ accountId, level: fields.namedLevel, isWeb: fields.isWeb }),
  z.object({ results: z.array(fields.permissionRecord) }),
);

const mapping = fields.webBoardRecord.omit({ boards: true }).extend({
  /** The field of Individual Board Control that names the boards; null where none does. */
  permissionLevel: fields.boardField.nullable(),
  boardIds: fields.boardIds,
});

/** The web board mappings of an account: one for each scope and each field that names boards. */
export const getWebBoardPermissions = wireCall(
  'getWebBoardPermissions',
  z.strictObject({ accountId }),
  z.object({ results: z.array(mapping) }),
);

const missing = { error: sentence('roomPermissions.missingBoards') };

/** Sets permissions of web boards in a scope, and replaces the boards of one field. */
export const updateWebBoardPermissions = wireCall(
  'updateWebBoardPermissions',
  z.strictObject({
    accountId: fields.editedAccount,
    permissionsObjectId: z.string().max(32).optional(),
    permissions: z
      .unknown()
      .refine((value) => value !== undefined, missing)
      .pipe(fields.permissionMap),
    permissionLevel: z
      .unknown()
      .refine((value) => value !== undefined, missing)
      .pipe(fields.boardField),
    boardIds: z
      .unknown()
      .refine((value) => value !== undefined, missing)
      .pipe(fields.boardIds),
    level: fields.level,
    instance: fields.instance,
    base: fields.basedOn,
  }),
  fields.webBoardRecord,
);

const room = z.object({
  objectId: z.string(),
  name: z.string(),
  levelName: z.string(),
  instance: z.int().nullable(),
  group: z.string(),
  order: z.number(),
  SFSRoom: z.string(),
  visibleOn: z.array(z.string()),
  account: z.string(),
  friendlyName: z.string(),
  shortName: z.string(),
  image: z.string(),
  thumbnailImage: z.string(),
  base64LowResImage: z.string(),
  isWebAvailable: z.boolean(),
  isHidden: z.boolean(),
  clientInfoId: z.string(),
  permissionOptions: z.array(contracts.permissionOption),
});

/** Rooms with what their level says of them, by the order of the list; those of the general room type by name. At most 5000. */
export const getPermissionRooms = wireCall(
  'getPermissionRooms',
  z.strictObject({ accountId, level: fields.level }),
  z.object({ results: z.array(room) }),
);

/** The room types of the web client: the level mappings with `isWebAvailable`. */
export const getWebLevelMappings = wireCall(
  'getWebLevelMappings',
  z.strictObject({ accountId }),
  z.object({
    results: z.array(room.pick({ friendlyName: true, permissionOptions: true }).extend({ name: z.string() })),
  }),
);

/** The caller's permissions in a scene, or in the world. */
export const getEffectivePermissions = wireCall(
  'getEffectivePermissions',
  z.strictObject({ accountId, level: fields.level, instance: fields.instance, isWeb: fields.isWeb }),
  z.object({
    permissions: z.array(z.object({ id: z.string(), level: z.number(), allowed: z.boolean() })),
    webBoards: z.array(z.object({ id: z.string(), level: z.number(), allowed: z.boolean() })),
    /** The caller's access to single boards, where Individual Board Control sets any. */
    boards: z.record(z.string(), z.enum(['none', 'limited', 'full'])),
  }),
);

/** Whether a world allows chatbots; 404 with `detail` for an unknown one. */
export const getChatbotStatus = wireRoute('GET', '/AI/AccountStatus/{world}', {
  input: z.strictObject({ world: z.string().min(1).max(100) }),
  output: z.object({ data: z.object({ isChatbotAllowed: z.boolean() }) }),
});
