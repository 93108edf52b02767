import { roomRoles } from '@campus/domain/access/room-levels';
import { roomPlaces } from '@campus/domain/rooms/entries';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
import { teamId } from '../members/fields.ts';
import { command, room } from './entries.ts';
import { listLimit, ofPage, roomsPath } from './rooms.ts';

const forAdministrators = { teamAccess: true, notes: true, permAccess: true } as const;

/** The part of a room that a member's client gets, without the fields that only administrators need. */
const menuRoom = room.omit({ ...forAdministrators, groupAccess: true, zoomCredential: true });
const menuCommand = command.omit(forAdministrators);

export const menuKind = z.enum(roomPlaces).exclude(['hidden']).describe('Which menu.');

export const menuFolders = z
  .array(
    z
      .object({
        folder: z.string().describe('Name of the folder; empty for an entry outside of folders.'),
        entries: z
          .array(z.discriminatedUnion('kind', [menuRoom, menuCommand]).describe('A room or command.'))
          .describe('Rooms and commands by order.'),
      })
      .describe('A folder of the menu, or an entry outside of folders.'),
  )
  .describe('The menu from top to bottom.');

export const previewRooms = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'A menu as a person of a role, a team, and groups sees it in a world of a build.',
  rest: { method: 'GET', path: `${roomsPath}/preview` },
  input: z.object({
    accountId,
    menu: menuKind.default('GOTO'),
    role: z.enum(roomRoles).default('member').describe('Role of the person.'),
    teamId: teamId.optional().describe('Team of the person; none when omitted.'),
    group: z.string().max(200).optional().describe('Group of the identity provider; none when omitted.'),
    worldBuildVersion: z
      .string()
      .max(20)
      .optional()
      .describe('Build of the world; the present one when omitted.'),
  }),
  output: z.object({ folders: menuFolders }),
  limit: listLimit,
  large: true,
});
