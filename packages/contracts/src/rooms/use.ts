import * as z from 'zod';
import { sfsRoom } from '../analytics/fields.ts';
import { contract } from '../core/contract.ts';
import { accountId, instant } from '../core/fields.ts';
import { ofPage, roomsPath } from './rooms.ts';

const roomUse = z
  .object({
    sfsRoom,
    people: z.int().describe('Number of people in the room now.'),
    entries: z.int().describe('Number of entries in the last 90 days, of employees too.'),
    lastEntry: instant.nullable().describe('When a person last entered it; null if not in the last 90 days.'),
  })
  .describe('A room that has people in it, or that people entered in the last 90 days.');
export type RoomUse = z.output<typeof roomUse>;

export const readRoomUse = contract({
  kind: 'query',
  access: ofPage,
  summary: 'How the rooms of the account are used: people now, and entries in the last 90 days.',
  rest: { method: 'GET', path: `${roomsPath}/use` },
  input: z.object({ accountId }),
  output: z.object({
    rooms: z.array(roomUse).describe('Rooms that are used.'),
    complete: z
      .boolean()
      .describe('Whether everything is known of the 90 days: other rooms were certainly not entered.'),
    knownSince: instant.nullable().describe('When data of the 90 days begin; null if there are none.'),
    missingHours: z.int().describe('Hours since then in which all servers of the world were silent.'),
  }),
  limit: { calls: 120, seconds: 60 },
});
