import { boardFields } from '@campus/domain/room-permissions/boards';
import { isThreshold } from '@campus/domain/room-permissions/thresholds';
import * as z from 'zod';
import { idOr, instant, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';

/** The account of a call. If it is missing, the message is its own (RPM-079). */
export const editedAccount = idOr(sentence('roomPermissions.missingAccount')).describe(
  'Identifier of the account.',
);

const maxIdLength = 60;
const maxOptions = 200;
const maxBoards = 500;

export const optionId = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/)
  .max(maxIdLength)
  .describe('Identifier of the permission.');

/** A level that may be stored (RPM-039). */
export const threshold = z
  .number({ error: sentence('roomPermissions.level') })
  .refine(isThreshold, { error: sentence('roomPermissions.level') })
  .describe('Lowest role: 16 owners, 8 admins, 4 moderators, 1 leaders, 0 members.');

/** Levels by permission. */
export const permissionMap = z
  .record(optionId, threshold, {
    error: (issue) =>
      issue.input === undefined ? sentence('roomPermissions.missingPermissions')(issue) : undefined,
  })
  .refine((values) => Object.keys(values).length <= maxOptions, {
    error: sentence('request.tooManyEntries', { max: maxOptions }),
  })
  .describe('Lowest roles by the identifiers of permissions.');

/** The value a change is based on: null for a permission without its own level. */
export const basedOn = z
  .record(optionId, threshold.nullable())
  .optional()
  .describe(
    'Levels that the changes are based on; null for none. A permission that has another one by now is left as it is. Without it every change counts.',
  );

const levelName = typed(100);
export const level = levelName.optional().describe('Room type; omit it for the world.');
export const instance = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .nullish()
  .describe('Scene: the instance of the room type. Omit it for all scenes.');

/** The level of a call. If it is missing, the message is its own (RPM-081). */
export const namedLevel = typed(100, undefined, sentence('roomPermissions.missingLevel'))
  .refine((value) => value !== '', { error: sentence('roomPermissions.missingLevel') })
  .describe('Room type.');

/** A room type in a response. */
export const roomType = z
  .object({
    name: z.string().describe('Name of the level.'),
    friendlyName: z.string().describe('Name that people read.'),
  })
  .describe('A room type.');

export const isWeb = z
  .stringbool()
  .or(z.boolean())
  .default(false)
  .describe('Whether it is about the web client, not the desktop client.');

export const boardField = z
  .enum(boardFields)
  .describe('Field of Individual Board Control: the role, and what it has.');

export const boardId = typed(maxIdLength)
  .refine((value) => value !== '' && !value.includes(','))
  .describe('Identifier of a board.');

export const boardIds = z.array(boardId).max(maxBoards).describe('Identifiers of boards.');

const written = z
  .record(
    z.string(),
    z.object({
      by: z.string().describe('Email address of the person who set it.'),
      at: instant.describe('When it was set.'),
    }),
  )
  .describe('Who set each value, and when.');

const record = {
  id: z.string().describe('Identifier of the record.'),
  level: z.string().nullable().describe('Room type; null for the world.'),
  instance: z.int().nullable().describe('Scene; null for all scenes.'),
  permissions: z.record(z.string(), threshold).describe('Lowest roles by the identifiers of permissions.'),
  written,
};

export const permissionRecord = z
  .object({ ...record, isWeb: z.boolean().describe('Whether it is about the web client.') })
  .describe('What is set in one scope: the world, a room type, or a scene.')
  .meta({ id: 'RoomPermissionRecord' });
export type WirePermissionRecord = z.output<typeof permissionRecord>;

export const boards = z
  .partialRecord(boardField, boardIds)
  .describe('Boards by the field of Individual Board Control that names them.');

export const webBoardRecord = z
  .object({ ...record, boards })
  .describe('What is set for web boards in one scope.')
  .meta({ id: 'WebBoardRecord' });
export type WireWebBoardRecord = z.output<typeof webBoardRecord>;

/** A value that another person has changed since, and that was left as it is. */
export const conflict = z
  .object({
    field: z.string().describe('Permission, or field of Individual Board Control.'),
    mine: z.string().describe('Value that was to be saved.'),
    theirs: z.string().describe('Value that is stored; empty for none.'),
    by: z.string().describe('Email address of the person who changed it; empty where it was removed.'),
  })
  .describe('A value that was changed since, and is left as it is.');
export type PermissionConflict = z.output<typeof conflict>;
