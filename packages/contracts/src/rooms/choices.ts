import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { ofPage, roomId, roomsPath } from './rooms.ts';

const choices = `${roomsPath}/choices` as const;
const ofLevel = { accountId, levelName: z.string().max(200).describe('Name of the level.') };
const names = (what: string) => z.object({ items: z.array(z.string()).describe(what) });

export const level = z
  .object({
    id,
    name: z.string().describe('Name by which rooms and commands refer to it.'),
    shortName: z.string().describe('Short name; empty for none.'),
    friendlyName: z.string().describe('Name that people read.'),
    image: z.string().describe('Address of a picture; empty for none.'),
    thumbnailImage: z.string().describe('Address of a small picture; empty for none.'),
    base64LowResImage: z.string().describe('A tiny picture as a data URI; empty for none.'),
    clientInfoId: z.string().describe('Client application that has it; empty for all.'),
    isHidden: z.boolean().describe('Whether it is not offered for new rooms.'),
    zoomCapable: z.boolean().describe('Whether its rooms can have a Zoom meeting.'),
  })
  .describe('A level: what a room looks like.')
  .meta({ id: 'Level' });

export const listLevels = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The levels that the client application of the account has.',
  rest: { method: 'GET', path: `${choices}/levels` },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(level).describe('Levels by name.') }),
});

export const listLocations = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The locations of a level; none for an unknown level.',
  rest: { method: 'GET', path: `${choices}/locations` },
  input: z.object(ofLevel),
  output: names('Locations by name.'),
});

export const listDoors = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The doors of a level; none for an unknown level.',
  rest: { method: 'GET', path: `${choices}/doors` },
  input: z.object(ofLevel),
  output: names('Doors by name.'),
});

export const listGroups = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The groups of the identity provider; none for an account without Okta.',
  rest: { method: 'GET', path: `${choices}/groups` },
  input: z.object({ accountId }),
  output: names('Groups by name.'),
});

export const listSupportedLevels = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'The names of the levels that the client application supports.',
  rest: { method: 'GET', path: `${choices}/supported-levels` },
  input: z.object({ accountId }),
  output: names('Names of levels.'),
});

export const lookUpRooms = contract({
  kind: 'query',
  access: { level: 'admin' },
  scope: 'rooms',
  summary: 'Up to 500 rooms with a name and a voice server, of instances below 5000.',
  rest: { method: 'GET', path: `${roomsPath}/lookup` },
  input: z.object({ accountId }),
  output: z.object({
    items: z
      .array(
        z
          .object({
            id,
            name: z.string().describe('Name of the room.'),
            voiceIP: z.string().describe('Address of its voice server.'),
          })
          .describe('A room.'),
      )
      .describe('Rooms by order.'),
  }),
});

export const readReferences = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary:
    'What leads to a room and would lead to nothing without it: commands, and rooms that are full; and the permissions that only it has.',
  rest: { method: 'GET', path: `${roomsPath}/{roomId}/references` },
  input: z.object({ accountId, roomId }),
  output: z.object({
    items: z
      .array(
        z
          .object({
            id,
            kind: z.enum(['room', 'command']).describe('Whether a room or a command points at it.'),
            name: z.string().describe('Name of what points at it.'),
            group: z.string().describe('Folder; empty for none.'),
          })
          .describe('A room or command that points at the room.'),
      )
      .describe('What would lead to nothing without the room, by order.'),
    permissions: z
      .array(
        z
          .object({
            kind: z
              .enum(['desktop', 'web', 'webBoard'])
              .describe('Whether it is about the desktop client, the web client, or web boards.'),
            name: z.string().describe('Name of the permission; empty for Individual Board Control.'),
          })
          .describe('A permission that is set.'),
      )
      .describe('Permissions that are set for its scene, which no other room has.'),
    isSpawn: z.boolean().describe('Whether people arrive in its level and no other room has it.'),
  }),
});
