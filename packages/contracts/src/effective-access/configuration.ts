import { pages } from '@campus/domain/access/pages';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { boards, roomType } from '../room-permissions/fields.ts';
import { accessLimit, accessPath, ofPage } from './effective-access.ts';
import { device, level, optionId } from './fields.ts';

const threshold = z.number().describe('Lowest role, on the scale of room permissions.');
const values = z.record(z.string(), threshold).describe('Lowest roles by the identifiers of actions.');

const option = z
  .object({
    id: optionId,
    label: z.string().describe('Name of the action.'),
    level: threshold.describe('Lowest role by default.'),
  })
  .describe('An action that can be permitted.');

const permissionRecord = z
  .object({
    id: z.string().describe('Identifier of the record.'),
    device,
    level: z.string().nullable().describe('Room type; null for the world.'),
    instance: z.int().nullable().describe('Scene; null for all scenes.'),
    values,
  })
  .describe('What is permitted in one scope.');

export const readConfiguration = contract({
  kind: 'query',
  access: ofPage,
  summary: 'Everything that decides who may do what in the account, and how many people it concerns.',
  rest: { method: 'GET', path: accessPath },
  input: z.object({ accountId }),
  output: z.object({
    worldBuildVersion: z.string().describe('Build of the world.'),
    verificationRequired: z.boolean().describe('Whether people need a verified email address.'),
    pages: z
      .array(
        z
          .object({
            page: z.enum(pages).describe('Name of the page.'),
            configured: level.nullable().describe('Level that the account has set; null for none.'),
            default: level.nullable().describe('Level by default; null for none.'),
            minBuildVersion: z
              .string()
              .nullable()
              .describe('Oldest build of the world with the page; null for any.'),
            lacking: z.boolean().describe('Whether the account lacks what the page is about.'),
          })
          .describe('How a page is opened.'),
      )
      .describe('Pages.'),
    rooms: z
      .array(
        z
          .object({
            id,
            name: z.string().describe('Name of the room.'),
            levelName: z.string().describe('Room type.'),
            instance: z.number().nullable().describe('Scene; null for none.'),
            permAccess: z.number().describe('Lowest role that may enter, on the scale of rooms.'),
            teamAccess: z.array(z.string()).describe('Teams that may enter.'),
            groupAccess: z.array(z.string()).describe('Groups of the identity provider that may enter.'),
          })
          .describe('A room.'),
      )
      .describe('Rooms by their order.'),
    optionSets: z
      .array(
        z
          .object({
            roomTypes: z.array(roomType).describe('Names of the room types.'),
            options: z.array(option).describe('Actions.'),
          })
          .describe('Room types in which the same actions can be permitted, with the same defaults.'),
      )
      .describe('Actions by room type.'),
    boardOptions: z.array(option).describe('Permissions of web boards.'),
    records: z.array(permissionRecord).describe('What the account permits, by scope.'),
    boardRecords: z
      .array(permissionRecord.omit({ device: true }).extend({ boards }))
      .describe('What the account permits on web boards, by scope; it holds in every program.'),
    devices: z.array(device).describe('Programs that the account has.'),
    people: z
      .array(
        z
          .object({
            level,
            teamId: z.string().describe('Team number as text; empty for none.'),
            emailVerified: z.boolean().describe('Whether their email addresses are verified.'),
            people: z.int().describe('How many they are.'),
          })
          .describe('Members of one role and team.'),
      )
      .describe('Members by role and team.'),
  }),
  limit: accessLimit,
});
export type AccessConfiguration = z.output<typeof readConfiguration.output>;
